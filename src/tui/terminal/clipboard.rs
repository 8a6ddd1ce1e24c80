//! The terminal's clipboard: OSC 52, which hands it a text in base 64.

/// What a terminal is sent to copy a text; one that does not know it shows nothing.
pub(super) fn copying(text: &str) -> Vec<u8> {
    let mut bytes = b"\x1b]52;c;".to_vec();
    for three in text.as_bytes().chunks(3) {
        let [a, b, c] = [0, 1, 2].map(|i| u32::from(three.get(i).copied().unwrap_or(0)));
        let bits = a << 16 | b << 8 | c;
        for place in 0..4 {
            let sign = (bits >> (18 - 6 * place)) as u8 & 63;
            bytes.push(match sign {
                _ if place > three.len() => b'=',
                0..26 => b'A' + sign,
                26..52 => b'a' + sign - 26,
                52..62 => b'0' + sign - 52,
                62 => b'+',
                _ => b'/',
            });
        }
    }
    bytes.push(b'\x07');
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_of_every_length_and_sign() {
        for (text, coded) in [
            ("", ""),
            ("h", "aA=="),
            ("h8", "aDg="),
            ("h8i", "aDhp"),
            ("花月 ?>~", "6Iqx5pyIID8+fg=="),
            ("\u{7fff}\u{7fff}", "57+/57+/"),
        ] {
            let sent = format!("\x1b]52;c;{coded}\x07").into_bytes();
            assert_eq!(copying(text), sent, "{text}");
        }
    }
}

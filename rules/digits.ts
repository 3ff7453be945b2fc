const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));

/** Replaces the digits of every script by those of ASCII: '٩٠٥' becomes '905'. */
export function asciiDigits(text: string): string {
  return text.replace(/[^\0-\x7f]/gu, (character) => {
    const code = character.codePointAt(0) ?? 0;
    if (!isDigit(code)) return character;
    // Unicode encodes the digits of each script in order, from zero on.
    let zero = code;
    while (isDigit(zero - 1)) zero -= 1;
    return String((code - zero) % 10);
  });
}

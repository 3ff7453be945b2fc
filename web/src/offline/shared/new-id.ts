/** Returns a random UUID, version 4. On plain HTTP `crypto.randomUUID` is missing. */
export function newId(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID();
  const bytes = [...(crypto as Crypto).getRandomValues(new Uint8Array(16))];
  const hex = bytes.map((byte, index) => {
    if (index === 6) return 0x40 | (byte & 0x0f);
    return index === 8 ? 0x80 | (byte & 0x3f) : byte;
  });
  const text = hex.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return text.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

// What XML 1.0 has no way to write at all (its section 2.2).
const unwritable = /(?![\t\n\r])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/gu;

/** Escapes a text for XML, between tags or in an attribute. */
export function xml(text: string): string {
  return text.replace(unwritable, '').replace(/[&<>"']/g, (character) => escapes[character] ?? character);
}

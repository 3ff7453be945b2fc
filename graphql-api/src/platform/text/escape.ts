import { escapeHtml } from '../../../../rules/escape.ts';

// Characters that XML 1.0 cannot represent (section 2.2).
const unwritable = /(?![\t\n\r])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/gu;

/** Escapes a text for XML elements and attributes. */
export function escapeXml(text: string): string {
  return escapeHtml(text.replace(unwritable, ''));
}

import { formatPatterns } from './field/format.ts';
import { isWebUrl } from './web-url.ts';

/** The message for a text that is no link. */
export const linkMessage = 'Write a link like https://example.com, /contact or name@example.com.';

const domain = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(?::\d+)?(?:[/?#]|$)/u;
const phone = /^\+?[\d\s().-]{7,20}$/;

/**
 * Returns the target of a link as the owner types it: 'www.example.com' becomes 'https://www.example.com',
 * and 'ann@example.com' 'mailto:ann@example.com'. Undefined if it is neither a URL nor a path of the site.
 */
export function completeLink(typed: string): string | undefined {
  // The control offers the beginning of a URL, before which or after which a whole one may be pasted.
  const text = typed
    .trim()
    .replace(/^(?:https?:\/\/)+(?=(?:https?:\/\/|mailto:|tel:|\/(?!\/)))/i, '')
    .replace(/^https?:\/\/(?=[^/?#:@]+@[^/?#:@]+$)/i, '');
  if (/[\s\p{Cc}]/u.test(text) && !phone.test(text)) return undefined;
  if (/^\/(?![/\\])/.test(text)) return text;
  if (formatPatterns.email.test(text)) return `mailto:${text}`;
  if (/^mailto:[^@]+@|^tel:.*\d/i.test(text)) return text;
  if (phone.test(text) && text.replace(/\D/g, '').length >= 7) return `tel:${text.replace(/[^\d+]/g, '')}`;
  const url = domain.test(text) ? `https://${text}` : text;
  return /^https?:\/\/[^/]/i.test(url) && isWebUrl(url) ? url : undefined;
}

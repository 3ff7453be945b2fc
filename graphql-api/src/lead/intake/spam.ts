import type { LeadFields } from '../model/lead.entity.ts';

/** A submission with this many different links is spam. */
const MIN_SPAM_LINKS = 3;

/** Returns whether a form fills in the hidden field or contains several links (docs/decisions/no-form-token.md). */
export function looksLikeSpam({ website, ...fields }: LeadFields): boolean {
  return Boolean(website) || linksIn(fields).size >= MIN_SPAM_LINKS;
}

function linksIn(fields: LeadFields): Set<string> {
  const texts = Object.values(fields).filter((value) => typeof value === 'string');
  return new Set(texts.flatMap((text) => text.match(/https?:\/\/[^\s"'<>[\]]+/gi) ?? []));
}

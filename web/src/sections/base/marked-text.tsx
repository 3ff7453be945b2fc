import type { ReactNode } from 'react';
import { isWebUrl } from '../../../../rules/web-url.ts';

const mark = /<(strong|b|em|i)>([^<]*)<\/\1>|<a href="([^"<>]*)">([^<]*)<\/a>/g;

/** A text of the owner with marks: `<strong>`, `<em>` and links. Renders all other markup as text. */
export function MarkedText({ text }: { text: string }) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(mark)) {
    parts.push(text.slice(end, match.index), <Mark key={match.index} match={match} />);
    end = match.index + match[0].length;
  }
  return [...parts, text.slice(end)];
}

function Mark({ match: [source, tag, words, href = '', label] }: { match: RegExpExecArray }) {
  if (tag === 'strong' || tag === 'b') return <strong>{words}</strong>;
  if (tag) return <em>{words}</em>;
  const isSafe = isWebUrl(href) || /^(?:mailto|tel):|^\/(?![/\\])[!-~]*$/.test(href);
  return isSafe ? <a href={href}>{label}</a> : source;
}

import { completeLink } from '../../../../rules/link.ts';

/** URLs that lead to another URL, which is one of their parameters. They may name the reader of a mail. */
const wrappers = /\.safelinks\.protection\.outlook\.com\/|^www\.google\.[a-z.]+\/url$|^l\.\w+\.com\/l\.php$/;

/** Replaces the URL of a pasted link by its target. Removes links that the site cannot store. */
export function convertLink(link: Element): void {
  const given = link.getAttribute('href')?.trim() ?? '';
  const href = completeLink(given) ?? given;
  const url = URL.parse(href.startsWith('//') ? `https:${href}` : href);
  const isSign = href.startsWith('#') && !/[\p{L}\p{N}]/u.test(link.textContent);
  // A sign beside a heading.
  if (isSign && !link.querySelector('img')) link.remove();
  else if (url ? !/^(?:https?|mailto|tel):$/.test(url.protocol) : !href.startsWith('/'))
    link.replaceWith(...link.childNodes);
  else if (url) link.setAttribute('href', targetOf(url) ?? (href.startsWith('//') ? url.href : href));
}

/** Returns the URL that a wrapper or a link within the site leads to. */
function targetOf(url: URL): string | undefined {
  if (url.origin === window.location.origin) return url.href.slice(url.origin.length);
  if (!wrappers.test(url.hostname + url.pathname)) return undefined;
  const wrapped = ['url', 'q', 'u'].map((name) => URL.parse(url.searchParams.get(name) ?? ''));
  const target = wrapped.find((it) => it && /^https?:$/.test(it.protocol));
  return target ? (targetOf(target) ?? target.href) : undefined;
}

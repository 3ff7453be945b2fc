import { escapeHtml } from '../text/escape.ts';

/** The texts of a page behind a link in a mail. */
export interface PageText {
  title: string;
  paragraph: string;
  /** The label of the button, which posts to the page's own URL. */
  button?: string;
}

/** Renders a page that works in any browser without scripts: a mail may be opened years later. */
export function renderPage({ title, paragraph, button }: PageText, businessName: string): string {
  return `<!doctype html>
<html lang="en-CA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeHtml(`${title} | ${businessName}`)}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${STYLES_PATH}">
</head>
<body>
<header><a href="/"><img src="/icon.svg" alt="" width="40" height="40">${escapeHtml(businessName)}</a></header>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(paragraph)}</p>
${button === undefined ? '' : `<form method="post"><button>${escapeHtml(button)}</button></form>`}
</main>
</body>
</html>
`;
}

export const STYLES_PATH = '/newsletter/page.css';

/** The site's colours. A separate file, because the content security policy forbids inline styles. */
export const styles = `:root { color-scheme: light dark; --paper: #faf7f2; --ink: #211d18; --rule: #ddd5c8; --action: #9c4a2b; --on-action: #faf7f2; }
@media (prefers-color-scheme: dark) { :root { --paper: #1b1815; --ink: #f1ebe1; --rule: #3a342d; } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.125rem/1.5 Georgia, serif; }
header, main { box-sizing: border-box; max-width: 39rem; margin: 0 auto; padding: 1.5rem; }
header { border-bottom: 1px solid var(--rule); }
header a { display: inline-flex; align-items: center; gap: 0.75rem; font-size: 1.375rem; text-decoration: none; }
main { padding-block: 8vh 3rem; }
h1 { margin: 0; font-size: 2.25rem; font-weight: normal; line-height: 1.12; letter-spacing: -0.02em; text-wrap: balance; }
p { margin: 1.25rem 0 2rem; overflow-wrap: anywhere; }
a { color: inherit; }
button { min-height: 3.125rem; padding: 0.5rem 1.75rem; border: 0; border-radius: 2px; background: var(--action); color: var(--on-action); font: inherit; cursor: pointer; }
`;

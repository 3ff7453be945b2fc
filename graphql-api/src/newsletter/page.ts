import { escapeHtml } from '../text/escape.ts';

/** What the pages behind the links of a mail say. */
export interface PageText {
  title: string;
  paragraph: string;
  /** The label of the one button, which posts to the page's own address. */
  button?: string;
}

/** A page that works in any browser and without scripts: it is opened from a mail, maybe years from now. */
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
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(paragraph)}</p>
${button === undefined ? '' : `<form method="post"><button>${escapeHtml(button)}</button></form>`}
<p><a href="/">${escapeHtml(businessName)}</a></p>
</main>
</body>
</html>
`;
}

export const STYLES_PATH = '/newsletter/page.css';

/** The mails' colours; a file of its own, because the content security policy allows no styles in a page. */
export const styles = `:root { color-scheme: light dark; --paper: #fffdf9; --ink: #24211d; }
@media (prefers-color-scheme: dark) { :root { --paper: #24211d; --ink: #f6f3ee; } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.125rem/1.5 Georgia, serif; }
main { max-width: 36rem; margin: 0 auto; padding: 15vh 1.5rem 3rem; }
h1 { font-size: 2rem; font-weight: normal; }
a { color: inherit; }
button { padding: 0.75rem 1.5rem; border: 0; background: var(--ink); color: var(--paper); font: inherit; cursor: pointer; }
`;

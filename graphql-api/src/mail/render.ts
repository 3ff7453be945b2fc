import { escapeHtml } from '../text/escape.ts';

/** The content of a mail. All are plain texts, except `body.html`. */
export interface MailContent {
  subject: string;
  /** Paragraphs before the table. */
  opening: string[];
  /** Paragraphs, lists and links after the opening; `html` is safe. */
  body?: { text: string; html: string };
  /** The submitted fields: label and value. */
  rows: [label: string, value: string][];
  links: { label: string; url: string }[];
  /** Paragraphs after the table. */
  closing: string[];
  /** The URL to end the newsletter, shown at the end of the mail. */
  unsubscribe?: string;
}

/** Renders a mail as plain text. */
export function renderText({ opening, body, rows, links, closing, unsubscribe }: MailContent): string {
  const table = rows.map(([label, value]) => `${label}: ${value}`).join('\n');
  const list = links.map(({ label, url }) => `${label}: ${url}`).join('\n');
  const last = unsubscribe ? `Unsubscribe: ${unsubscribe}` : '';
  return `${[...opening, body?.text, table, list, ...closing, last].filter(Boolean).join('\n\n')}\n`;
}

const styles = {
  body: 'margin:0;padding:24px;background:#f1ebe1;color:#211d18;font:16px/1.5 Georgia,serif',
  sheet: 'max-width:600px;margin:0 auto;padding:24px;background:#faf7f2',
  brand: 'margin:0 0 24px;padding:0 0 16px;border-bottom:1px solid #a9844f;font-size:22px',
  links: 'margin:16px 0;padding:0;list-style:none',
  link: 'color:#9c4a2b',
  action: 'display:inline-block;padding:12px 28px;background:#9c4a2b;color:#faf7f2;text-decoration:none',
  label: 'padding:6px 16px 6px 0;text-align:left;vertical-align:top;font-weight:normal;color:#6b6257',
  value: 'padding:6px 0;vertical-align:top;white-space:pre-line',
};

// Phone numbers must not break at a hyphen, or mail programs do not recognize them.
const phone = /\b\d{3}-\d{3}-\d{4}\b/g;

function html(text: string): string {
  return escapeHtml(text)
    .replaceAll('\n', '<br>')
    .replace(phone, '<span style="white-space:nowrap">$&</span>');
}

/** Renders a mail as HTML under the business's name. Escapes all plain texts. */
export function renderHtml(
  { subject, opening, body, rows, links, closing, unsubscribe }: MailContent,
  businessName: string,
): string {
  const paragraphs = (texts: string[]) => texts.map((text) => `<p>${html(text)}</p>`).join('\n');
  const row = ([label, value]: [string, string]) =>
    `<tr><th scope="row" style="${styles.label}">${escapeHtml(label)}</th><td style="${styles.value}">${escapeHtml(value)}</td></tr>`;
  const link = ({ label, url }: MailContent['links'][number]) =>
    `<li><a style="${links.length === 1 ? styles.action : styles.link}" href="${escapeHtml(url)}">${escapeHtml(label)}</a></li>`;
  return [
    `<!doctype html><html lang="en-CA"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>`,
    `<body style="${styles.body}"><div style="${styles.sheet}">`,
    `<p style="${styles.brand}">${escapeHtml(businessName)}</p>`,
    paragraphs(opening),
    body?.html ?? '',
    rows.length > 0 ? `<table style="border-collapse:collapse">\n${rows.map(row).join('\n')}\n</table>` : '',
    links.length > 0 ? `<ul style="${styles.links}">\n${links.map(link).join('\n')}\n</ul>` : '',
    paragraphs(closing),
    unsubscribe ? `<p><a style="${styles.link}" href="${escapeHtml(unsubscribe)}">Unsubscribe</a></p>` : '',
    '</div></body></html>\n',
  ].join('\n');
}

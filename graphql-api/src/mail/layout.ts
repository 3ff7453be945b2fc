import { escapeHtml } from '../../../rules/escape.ts';
import type { Business } from '../business/type.ts';

/** The business. Every mail has its name and postal address (Canada's Anti-Spam Legislation, section 6). */
export type Sender = Pick<Business, 'name' | 'email' | 'phone' | 'address' | 'siteUrl'>;

/** Plain texts, except `body.html`. The layout adds header, business details and unsubscribe link. */
export interface MailContent {
  subject: string;
  /** What a list of mails shows beside the subject, in place of the first words of the HTML. */
  preheader?: string;
  /** Paragraphs before the table. */
  opening: string[];
  /** Paragraphs, lists and links after the opening; `html` is safe. */
  body?: { text: string; html: string };
  /** The submitted fields: label and value. */
  rows?: [label: string, value: string][];
  links?: { label: string; url: string }[];
  /** Paragraphs after the table. */
  closing?: string[];
  /** The URL to end the newsletter. */
  unsubscribe?: string;
  /** The message that the mail answers, after everything else. */
  quote?: { intro: string; text: string };
}

const detailsOf = ({ name, address, phone, siteUrl }: Sender) => `${name}\n${address}\n${phone}\n${siteUrl}`;

/** Renders a mail as plain text. */
export function renderText(content: MailContent, sender: Sender): string {
  const { opening, body, rows = [], links = [], closing = [], unsubscribe, quote } = content;
  const quoted = quote && `${quote.intro}\n${quote.text.replace(/^/gm, '> ')}`;
  const table = rows.map(([label, value]) => `${label}: ${value}`).join('\n');
  const list = links.map(({ label, url }) => `${label}: ${url}`).join('\n');
  const last = unsubscribe ? `Unsubscribe: ${unsubscribe}` : '';
  return `${[...opening, body?.text, table, list, ...closing, detailsOf(sender), last, quoted].filter(Boolean).join('\n\n')}\n`;
}

const styles = {
  body: 'margin:0;padding:24px;background:#f1ebe1;color:#211d18;font:16px/1.5 Georgia,serif',
  sheet: 'max-width:600px;margin:0 auto;padding:24px;background:#faf7f2',
  brand: 'margin:0 0 24px;padding:0 0 16px;border-bottom:1px solid #a9844f;font-size:22px',
  links: 'margin:16px 0;padding:0;list-style:none',
  action: 'display:inline-block;padding:12px 28px;background:#9c4a2b;color:#faf7f2;text-decoration:none',
  label: 'padding:6px 16px 6px 0;text-align:left;vertical-align:top;font-weight:normal;color:#6b6257',
  value: 'padding:6px 0;vertical-align:top;white-space:pre-line',
  quote: 'margin:0;padding:0 0 0 12px;border-left:2px solid #ddd5c8',
  footer: 'margin:24px 0 0;padding:16px 0 0;border-top:1px solid #ddd5c8;font-size:14px;color:#6b6257',
};

// Phone numbers must not break at a hyphen, or mail programs do not recognize them.
const phone = /\b\d{3}-\d{3}-\d{4}\b/g;

function html(text: string): string {
  return escapeHtml(text)
    .replaceAll('\n', '<br>')
    .replace(phone, '<span style="white-space:nowrap">$&</span>');
}

/** Renders a mail as HTML. Escapes all plain texts. */
export function renderHtml(content: MailContent, sender: Sender): string {
  const { subject, preheader, opening, body, rows = [], links = [] } = content;
  const { closing = [], unsubscribe, quote } = content;
  const paragraphs = (texts: string[]) => texts.map((text) => `<p>${html(text)}</p>`).join('\n');
  const row = ([label, value]: [string, string]) =>
    `<tr><th scope="row" style="${styles.label}">${escapeHtml(label)}</th><td style="${styles.value}">${escapeHtml(value)}</td></tr>`;
  const anchor = (label: string, url: string, style = '') =>
    `<a${style} href="${escapeHtml(url)}">${escapeHtml(label)}</a>`;
  const linkStyle = links.length === 1 ? ` style="${styles.action}"` : '';
  return [
    `<!doctype html><html lang="en-CA"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title><style>a{color:#9c4a2b}</style></head>`,
    `<body style="${styles.body}">`,
    preheader ? `<div style="display:none">${escapeHtml(preheader)}</div>` : '',
    `<div style="${styles.sheet}">`,
    `<p style="${styles.brand}">${escapeHtml(sender.name)}</p>`,
    paragraphs(opening),
    body?.html ?? '',
    rows.length > 0 ? `<table style="border-collapse:collapse">\n${rows.map(row).join('\n')}\n</table>` : '',
    links.length > 0
      ? `<ul style="${styles.links}">\n${links.map(({ label, url }) => `<li>${anchor(label, url, linkStyle)}</li>`).join('\n')}\n</ul>`
      : '',
    paragraphs(closing),
    `<p style="${styles.footer}">${html(detailsOf(sender))}</p>`,
    unsubscribe ? `<p>${anchor('Unsubscribe', unsubscribe)}</p>` : '',
    quote
      ? `<div class="gmail_quote"><p>${html(quote.intro)}</p><blockquote type="cite" style="${styles.quote}">${html(quote.text)}</blockquote></div>`
      : '',
    '</div></body></html>\n',
  ].join('\n');
}

import { expect, test } from 'vitest';
import { type IncomingMail, parseMail } from './parse.ts';

type Expected = Partial<
  Pick<IncomingMail, 'text' | 'quotedText' | 'subject' | 'isAutomatic' | 'isReport' | 'messageId'>
> & {
  from?: Partial<IncomingMail['from']>;
  files?: [name: string, contentType: string][];
};

/** A mail for this test: the bytes of Latin-1, and what a conversation shows of it. */
type Sample = [title: string, mail: string, expected: Expected];

const lines = (...parts: string[]) => parts.join('\r\n');
const from = 'From: Ann <ann@example.com>';
const mail = (headers: string[], ...body: string[]) => lines(from, ...headers, '', ...body);
const plain = (...body: string[]) => mail(['Content-Type: text/plain; charset=utf-8'], ...body);
const html = (...body: string[]) => mail(['Content-Type: text/html; charset=utf-8'], ...body);
const utf8 = (text: string) => Buffer.from(text).toString('latin1');
const base64 = (text: string) => Buffer.from(text, 'latin1').toString('base64');
const multipart = (type: string, ...parts: string[]) =>
  mail(
    [`Content-Type: multipart/${type}; boundary=b`],
    ...parts.flatMap((part) => ['--b', part]),
    '--b--',
    '',
  );

const answer = 'Tuesday works.';

const quotes: Sample[] = [
  ...(
    [
      [
        'Gmail',
        'On Mon, Nov 3, 2026 at 9:00 AM Studio <studio@business.example> wrote:\r\n> Does Tuesday suit you?',
      ],
      [
        'Gmail over two lines',
        'On Mon, Nov 3, 2026 at 9:00 AM Studio <\r\nstudio@business.example> wrote:\r\n> Hello',
      ],
      [
        'Gmail in French',
        utf8('Le lun. 3 nov. 2026 à 09:00, Studio <studio@business.example> a écrit :\r\n> Bonjour'),
      ],
      ['Apple Mail', '> On Nov 3, 2026, at 9:00 AM, Studio <studio@business.example> wrote:\r\n>\r\n> Hello'],
      ['Thunderbird', 'On 2026-11-03 9:00, Studio wrote:\r\n> Hello'],
      [
        'Outlook',
        'From: Studio <studio@business.example>\r\nSent: Monday, November 3, 2026 9:00\r\nTo: Ann\r\nSubject: Re\r\n\r\nHello',
      ],
      [
        'Outlook in French',
        utf8(
          'De : Studio <studio@business.example>\r\nEnvoyé : lundi\r\nÀ : Ann\r\nObjet : Re\r\n\r\nBonjour',
        ),
      ],
      [
        'Outlook in German',
        'Von: Studio <studio@business.example>\r\nGesendet: Montag\r\nAn: Ann\r\n\r\nHallo',
      ],
      ['an original message', '-----Original Message-----\r\nFrom: Studio\r\n\r\nHello'],
      [
        'an iPhone',
        'Sent from my iPhone\r\n\r\n> On Nov 3, 2026, at 9:00, Studio <s@business.example> wrote:\r\n> \r\n> Hello',
      ],
      ['a signature', '-- \r\nAnn\r\n905-555-0100'],
    ] as const
  ).map(
    ([name, quote]): Sample => [`folds the quote of ${name}`, plain(answer, '', quote), { text: answer }],
  ),
  [
    'keeps an answer below the quote',
    plain('> Does Tuesday suit you?', '', answer),
    { text: answer, quotedText: '> Does Tuesday suit you?' },
  ],
  [
    'keeps answers between quotes',
    plain('> The sofa?', 'It goes.', '> The lamp?', 'It stays.'),
    { text: 'It goes.\nIt stays.', quotedText: '> The sofa?\n> The lamp?' },
  ],
  [
    'keeps words that look like a quote',
    plain(
      'On Monday we wrote: the sofa must go.',
      'From: the hallway to the kitchen all is empty.',
      'Thanks, Ann',
    ),
    {
      text: 'On Monday we wrote: the sofa must go.\nFrom: the hallway to the kitchen all is empty.\nThanks, Ann',
    },
  ],
  [
    'shows a mail that is a quote only',
    plain('> Hello', '> again'),
    { text: '> Hello\n> again', quotedText: null },
  ],
  ...(
    [
      ['Gmail', '<div class="gmail_quote">On Mon Studio wrote:<blockquote>Hello</blockquote></div>'],
      ['Outlook', '<hr><div id="divRplyFwdMsg"><b>From:</b> Studio</div><div>Hello</div>'],
      ['Outlook on the web', '<div id="appendonsend"></div><hr><div>Hello</div>'],
      ['a prefixed id', '<div id="x_divRplyFwdMsg">From: Studio</div><p>Hello</p>'],
      ['Apple Mail', '<blockquote type="cite">Hello</blockquote>'],
      [
        'Thunderbird',
        '<div class="moz-cite-prefix">On Monday Studio wrote:</div><blockquote type="cite">Hello</blockquote>',
      ],
      ['Yahoo', '<div id="y" class="yahoo_quoted">Hello</div>'],
      ['Proton', '<div class="protonmail_quote">Hello</div>'],
    ] as const
  ).map(
    ([name, quote]): Sample => [
      `folds the HTML quote of ${name}`,
      html(`<div>${answer}</div>`, quote),
      { text: answer },
    ],
  ),
  [
    'keeps an answer after an HTML quote',
    html('<blockquote type="cite">The sofa?</blockquote><p>It goes.</p>'),
    { text: 'It goes.', quotedText: 'The sofa?' },
  ],
  [
    'keeps a blockquote of the author',
    html('<p>As she says:</p><blockquote>Less is more.</blockquote>'),
    { quotedText: null },
  ],
];

const texts: Sample[] = [
  [
    'prefers the plain text',
    multipart(
      'alternative',
      'Content-Type: text/plain\r\n\r\nPlain',
      'Content-Type: text/html\r\n\r\n<p>HTML</p>',
    ),
    { text: 'Plain' },
  ],
  [
    'reads HTML beside an empty text',
    multipart(
      'alternative',
      'Content-Type: text/plain\r\n\r\n ',
      'Content-Type: text/html\r\n\r\n<p>HTML</p>',
    ),
    { text: 'HTML' },
  ],
  [
    'reads nested tables',
    html(
      '<table><tr><td><table><tr><td>One</td></tr></table></td></tr></table><!-- [if mso]> no <![endif]-->',
    ),
    { text: 'One' },
  ],
  [
    'leaves out scripts and styles',
    html('<style>p{color:red}</style><script>alert(1)</script><p>Words</p>'),
    { text: 'Words' },
  ],
  ['says that a mail is empty', plain(''), { text: '(This mail has no text.)' }],
  ['reads a body without any header', lines('', 'Words'), { text: 'Words', from: { address: null } }],
  [
    'joins flowed lines',
    mail(['Content-Type: text/plain; format=flowed'], 'One ', 'line.'),
    { text: 'One line.' },
  ],
  [
    'reads a mail without its last boundary',
    mail(['Content-Type: multipart/mixed; boundary=b'], '--b', 'Content-Type: text/plain', '', 'Words'),
    { text: 'Words' },
  ],
  [
    'shows a body with a malformed type as a file',
    mail(['Content-Type: =?utf-8?Q?text/plain?='], 'Words'),
    { text: '', files: [['attachment-1', 'application/octet-stream']] },
  ],
  ['reads lines that end with LF only', `${from}\nSubject: Hi\n\nWords\n`, { text: 'Words', subject: 'Hi' }],
];

const charsets: Sample[] = [
  ['utf-8', plain(utf8('café')), { text: 'café' }],
  [
    'windows-1252',
    mail(['Content-Type: text/plain; charset=windows-1252'], 'caf\xe9 \x80'),
    { text: 'café €' },
  ],
  ['iso-8859-1', mail(['Content-Type: text/plain; charset=iso-8859-1'], 'caf\xe9'), { text: 'café' }],
  ['koi8-r', mail(['Content-Type: text/plain; charset=koi8-r'], '\xc1\xc2'), { text: 'аб' }],
  ['gb18030', mail(['Content-Type: text/plain; charset=gb18030'], '\xc4\xe3'), { text: '你' }],
  ['Latin-1 without a type', mail([], 'caf\xe9'), { text: 'café' }],
  ['Latin-1 in a type without a charset', mail(['Content-Type: text/plain'], 'caf\xe9'), { text: 'café' }],
  [
    'Latin-1 in a folded header',
    mail(['Content-Type: text/plain;', ' format=flowed'], 'caf\xe9'),
    { text: 'café' },
  ],
  [
    'Latin-1 in quoted-printable',
    mail(['Content-Type: text/plain', 'Content-Transfer-Encoding: quoted-printable'], 'caf=E9'),
    { text: 'café' },
  ],
  [
    'Latin-1 in base64',
    mail(['Content-Type: text/plain', 'Content-Transfer-Encoding: base64'], base64('caf\xe9')),
    { text: 'café' },
  ],
  ['Latin-1 in a part without a type', multipart('mixed', '\r\ncaf\xe9'), { text: 'café' }],
  [
    'Latin-1 beside a part in UTF-8',
    multipart(
      'mixed',
      'Content-Type: text/plain\r\n\r\ncaf\xe9',
      `Content-Type: text/plain; charset=utf-8\r\n\r\n${utf8('café')}`,
    ),
    { text: 'café\n\ncafé' },
  ],
  ['UTF-8 without a charset', mail(['Content-Type: text/plain'], utf8('café')), { text: 'café' }],
  [
    'a charset of the meta tag',
    mail(['Content-Type: text/html'], '<meta charset="koi8-r"><p>\xc1\xc2</p>'),
    { text: 'аб' },
  ],
  ['broken bytes in UTF-8', plain('caf\xe9'), { text: 'caf\uFFFD' }],
];

const headers: Sample[] = [
  ['an encoded subject', mail([`Subject: =?utf-8?Q?caf=C3=A9?=`], ''), { subject: 'café' }],
  [
    'an encoded word that is cut inside a character',
    mail(['Subject: =?utf-8?B?Y2Fmww==?=', ' =?utf-8?B?qQ==?='], ''),
    { subject: 'café' },
  ],
  ['a subject in raw UTF-8', mail([utf8('Subject: café')], ''), { subject: 'café' }],
  ['a subject in raw Latin-1', mail(['Subject: caf\xe9'], ''), { subject: 'café' }],
  [
    'a subject of 10,000 characters',
    mail([`Subject: ${'a'.repeat(10_000)}`], ''),
    { subject: 'a'.repeat(500) },
  ],
  ['a NUL', mail(['Subject: a\0b'], ''), { subject: 'a b' }],
  [
    'an encoded name with a comma',
    lines('From: =?utf-8?Q?Ann=2C_Bob?= <ann@example.com>', '', ''),
    { from: { name: 'Ann, Bob', address: 'ann@example.com' } },
  ],
  [
    'a name that is cut inside a character',
    lines('From: =?utf-8?B?Y2Fmww==?= =?utf-8?B?qQ==?= <a@example.com>', '', ''),
    { from: { name: 'café' } },
  ],
  ['no address', lines('From: undisclosed-recipients:;', '', ''), { from: { address: null } }],
  [
    'an address in Reply-To only',
    lines('From: undisclosed-recipients:;', 'Reply-To: ann@example.com', '', ''),
    { from: { address: 'ann@example.com' } },
  ],
  ['no Message-ID', mail([], ''), { messageId: null }],
  ['a Message-ID with a comment', mail(['Message-ID: (x) <a@b>'], ''), { messageId: '<a@b>' }],
];

const automatic: Sample[] = [
  ...[
    'Auto-Submitted: auto-replied',
    'Auto-Submitted: auto-generated',
    'Precedence: bulk',
    'Precedence: auto_reply',
    'X-Autoreply: yes',
    'List-Id: <l.example.com>',
    'Return-Path: <>',
    'Subject: Automatic reply: Hello',
    'Subject: Out of Office: Hello',
    utf8('Subject: Réponse automatique : Bonjour'),
  ].map((header): Sample => [header, mail([header], 'Away'), { isAutomatic: true, isReport: false }]),
  ['a sender without replies', lines('From: no-reply@example.com', '', ''), { isAutomatic: true }],
  ...['Auto-Submitted: no', 'X-Auto-Response-Suppress: All', 'Subject: Re: your automatic reply'].map(
    (header): Sample => [`not ${header}`, mail([header], 'Hello'), { isAutomatic: false }],
  ),
];

const files: Sample[] = [
  [
    'a name in an encoded word',
    multipart('mixed', 'Content-Type: application/pdf; name="=?utf-8?Q?caf=C3=A9.pdf?="\r\n\r\nx'),
    { text: '', files: [['café.pdf', 'application/pdf']] },
  ],
  [
    'a name of RFC 2231',
    multipart(
      'mixed',
      "Content-Type: application/pdf\r\nContent-Disposition: attachment; filename*=utf-8''caf%C3%A9.pdf\r\n\r\nx",
    ),
    { files: [['café.pdf', 'application/pdf']] },
  ],
  [
    'pictures in the text, HEIC and winmail.dat',
    multipart(
      'related',
      'Content-Type: text/html\r\n\r\n<p>See</p><img src="cid:a">',
      'Content-Type: image/jpeg; name=a.jpg\r\nContent-ID: <a>\r\n\r\nx',
      'Content-Type: image/heic; name=b.heic\r\n\r\nx',
      'Content-Type: application/ms-tnef; name=winmail.dat\r\n\r\nx',
    ),
    {
      text: 'See',
      files: [
        ['a.jpg', 'image/jpeg'],
        ['b.heic', 'image/heic'],
        ['winmail.dat', 'application/ms-tnef'],
      ],
    },
  ],
  [
    'a forwarded mail',
    multipart(
      'mixed',
      'Content-Type: text/plain\r\n\r\nSee',
      `Content-Type: message/rfc822\r\n\r\n${plain('Inside')}`,
    ),
    { text: 'See', files: [['mail-1', 'message/rfc822']] },
  ],
  [
    'an answer to a visit',
    multipart('mixed', 'Content-Type: text/calendar; method=REPLY; name=a.ics\r\n\r\nBEGIN:VCALENDAR'),
    { files: [['a.ics', 'text/calendar']] },
  ],
  [
    'a name that is a path',
    multipart('mixed', 'Content-Type: text/x-php; name="../../a\r\n b.php"\r\n\r\nx'),
    { files: [['../../a b.php', 'text/x-php']] },
  ],
];

/** Puts words before the titles. */
const named = (words: string, samples: Sample[]) =>
  samples.map(([title, ...rest]): Sample => [`${words} ${title}`, ...rest]);

const readSample = (raw: string) => parseMail(Buffer.from(raw, 'latin1'));

test.each(quotes)('%s', async (_title, raw, expected) => {
  const parsed = await readSample(raw);
  expect(parsed).toMatchObject(expected);
  expect(parsed.text).not.toBe('');
  // Every word is in one of the two.
  const quoted = parsed.quotedText ?? '';
  expect(expected.text !== answer || /Hello|Bonjour|Hallo|suit you|905-555-0100/.test(quoted)).toBe(true);
});

test.each([
  ...texts,
  ...named('reads a text in', charsets),
  ...named('reads', headers),
  ...named('automatic:', automatic),
  ...named('keeps the file of', files),
])('%s', async (_title, raw, expected) => {
  const parsed = await readSample(raw);
  const found = parsed.files.map(({ name, contentType }) => [name, contentType]);
  expect({ ...parsed, files: found }).toMatchObject(expected);
});

test('a mail that is nested too deeply shows the text that can be read', async () => {
  const depth = 150;
  const opened = Array.from(
    { length: depth },
    (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`,
  );
  const { text } = await parseMail(
    Buffer.from(`${from}\r\n${opened.join('')}Content-Type: text/plain\r\n\r\nWords`),
  );
  expect(text).toContain('Words');
});

test('a hostile text does not take long, and a long quote is folded whole', async () => {
  const { text, quotedText } = await parseMail(
    Buffer.from(
      plain(
        answer,
        '',
        'On Mon, Nov 3, 2026 at 9:00 AM Studio <s@business.example> wrote:',
        ...Array.from({ length: 20_000 }, () => '> Hello'),
      ),
    ),
  );
  expect(text).toBe(answer);
  expect(quotedText?.split('\n')).toHaveLength(20_001);
});

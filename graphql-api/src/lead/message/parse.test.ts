import { expect, test } from 'vitest';
import {
  base64,
  from,
  html,
  lines,
  mail,
  multipart,
  plain,
  readSample,
  type Sample,
  utf8,
} from '../../../test/samples/raw-mail.ts';

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
  [
    'reads a text with a backslash in its type',
    mail(['Content-Type: text/plain; charset="utf-8\\"'], 'Words'),
    { text: 'Words' },
  ],
  [
    'reads HTML of 2 MB with comments',
    html('<!--[if mso]><p>Outlook</p><![endif]-->', '<p>Words</p>'.repeat(170_000)),
    { text: expect.stringMatching(/^(?:Words\s+)+Words/) },
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
  // A guess would be wrong for other mails.
  [
    'UTF-8 under another label',
    mail(['Content-Type: text/plain; charset=iso-8859-1'], utf8('café')),
    { text: 'cafÃ©' },
  ],
  [
    'iso-2022-jp',
    mail(['Content-Type: text/plain; charset=iso-2022-jp'], '\x1b$BF|K\\\x1b(B'),
    { text: '日本' },
  ],
  [
    'iso-2022-jp without a charset',
    mail(['Content-Type: text/plain'], 'Hi \x1b$BF|K\\\x1b(B'),
    { text: expect.stringContaining('Hi') },
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
    'Precedence: junk',
    'Precedence: list',
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
    'a picture with a charset',
    multipart('mixed', 'Content-Type: image/jpeg; charset=binary; name=a.jpg\r\n\r\nx'),
    { files: [['a.jpg', 'image/jpeg']] },
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

/** Returns a mail whose text is in so many parts, one inside the other. */
function nested(depth: number): string {
  const opened = Array.from(
    { length: depth },
    (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`,
  );
  return `${from}\r\n${opened.join('')}Content-Type: text/plain\r\n\r\nWords`;
}

/** Puts words before the titles. */
const named = (words: string, samples: Sample[]) =>
  samples.map(([title, ...rest]): Sample => [`${words} ${title}`, ...rest]);

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
  const { text } = await readSample(nested(150));
  expect(text).toContain('Words');
});

test('the words after pictures of 3 MB in the HTML are read', async () => {
  const picture = `<img src="data:image/jpeg;base64,${`${'A'.repeat(76)}\r\n`.repeat(20_000)}">`;
  const { text, isCut } = await readSample(html(picture, '<p>One</p>', picture, '<p>Two</p>'));
  expect({ text, isCut }).toEqual({ text: 'One\n\nTwo', isCut: false });
});

const long = 'Words. '.repeat(100_000);
const file = 'Content-Type: application/pdf\r\n\r\nx';
const whole: [title: string, raw: string, isCut: boolean][] = [
  ['a text', plain(long), true],
  [
    'a quoted text',
    plain('Yes', '', 'On Mon, Nov 3, 2026 at 9:00 AM Studio <s@example.com> wrote:', `> ${long}`),
    true,
  ],
  ['HTML with much markup', html('<p style="color: maroon">Yes</p>'.repeat(70_000)), true],
  ['101 files', multipart('mixed', ...Array.from({ length: 101 }, () => file)), true],
  ['a mail that is nested too deeply', nested(150), true],
  ['100 files', multipart('mixed', ...Array.from({ length: 100 }, () => file)), false],
];

test.each(whole)('says whether all of it is stored: %s', async (_title, raw, isCut) => {
  expect(await readSample(raw)).toMatchObject({ isCut });
});

import { expect, test } from 'vitest';
import { html, plain, readSample, type Sample, utf8 } from '../../../test/samples/raw-mail.ts';

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
      [
        'Outlook on a phone',
        '<div id="mail-editor-reference-message-container" class="ms-outlook-mobile-reference-message"><hr><b>From:</b> Studio</div><div>Hello</div>',
      ],
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

test.each(quotes)('%s', async (_title, raw, expected) => {
  const parsed = await readSample(raw);
  expect(parsed).toMatchObject(expected);
  expect(parsed.text).not.toBe('');
  // Every word is in one of the two.
  const quoted = parsed.quotedText ?? '';
  expect(expected.text !== answer || /Hello|Bonjour|Hallo|suit you|905-555-0100/.test(quoted)).toBe(true);
});

test('a hostile text does not take long, and a long quote is folded whole', async () => {
  const { text, quotedText } = await readSample(
    plain(
      answer,
      '',
      'On Mon, Nov 3, 2026 at 9:00 AM Studio <s@business.example> wrote:',
      ...Array.from({ length: 20_000 }, () => '> Hello'),
    ),
  );
  expect(text).toBe(answer);
  expect(quotedText?.split('\n')).toHaveLength(20_001);
});

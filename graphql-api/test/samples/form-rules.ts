import { message, newsletter, partnership, project, quickMessage, type TestForm } from './form-samples.ts';

export type Change = Record<string, unknown>;
/** A value just inside a limit, and the stored value if it differs. */
export type Accepted = [change: Change, stored?: Change];
/** A value just outside a limit, with the field and the text of the error. */
export type Broken = [change: Change, field: string, words: string | RegExp];

export const letters = (count: number) => 'a'.repeat(count);
const digits = (count: number) => '1234567890'.repeat(3).slice(0, count);
export const mail = (length: number) => `${letters(length - '@example.com'.length)}@example.com`;
const NO_EMAIL = 'Enter an email address like name@example.com.';

const required = (...fields: string[]) =>
  fields.flatMap((field): Broken[] => [
    [{ [field]: undefined }, field, /is required\.$/],
    [{ [field]: null }, field, /is required\.$/],
    [{ [field]: '' }, field, /is required\.$/],
    [{ [field]: ' \t ' }, field, /is required\.$/],
    [{ [field]: { $ne: '' } }, field, /is text\.$/],
    [{ [field]: 12 }, field, /is text\.$/],
  ]);

const emailRules = (longest: number): { accepted: Accepted[]; broken: Broken[] } => ({
  accepted: [
    [{ email: mail(longest) }],
    [{ email: ` ${mail(20)} ` }, { email: mail(20) }],
    [{ email: `\u202A${mail(20)}\u202C\u200B` }, { email: mail(20) }],
    [{ email: `\u200E${mail(20)}\u00AD` }, { email: mail(20) }],
  ],
  broken: [
    [{ email: mail(longest + 1) }, 'email', `Email address is at most ${longest} characters.`],
    [{ email: 'visitor' }, 'email', NO_EMAIL],
    [{ email: 'a@example.com\r\nBcc: b@example.com' }, 'email', NO_EMAIL],
  ],
});

const phoneOf = (field: string): { accepted: Accepted[]; broken: Broken[] } => ({
  accepted: [
    [{ [field]: '1' }],
    ...['+1 (905) 555-0123', '+١ (٩٠٥) ٥٥٥-٠١٢٣', '１９０５５５５０１２３', '𝟏𝟗𝟎𝟓𝟓𝟓𝟓𝟎𝟏𝟐𝟑', '१९०५५५५०१२३'].map(
      (written): Accepted => [{ [field]: written }, { [field]: '19055550123' }],
    ),
  ],
  broken: [[{ [field]: 'call me' }, field, 'Phone number is required.']],
});

const name: { accepted: Accepted[]; broken: Broken[] } = {
  accepted: [
    [{ name: letters(36) }],
    [{ name: 'Zoé Müller' }],
    [{ name: 'Zoé\u00A0Müller\uFEFF' }, { name: 'Zoé Müller' }],
    [{ name: '山田 太郎' }],
  ],
  broken: [
    [{ name: letters(37) }, 'name', 'Full name is at most 36 characters.'],
    [{ name: "O'Brien" }, 'name', 'Full name is letters and spaces only.'],
    [{ name: 'R2' }, 'name', 'Full name is letters and spaces only.'],
  ],
};

const email36 = emailRules(36);
const email66 = emailRules(66);
const phone = phoneOf('phone');
const { accepted: numbers, broken: noNumbers } = phoneOf('phoneNum');
const phoneNum = {
  accepted: [...numbers, [{ phoneNum: digits(25) }] as Accepted],
  broken: [
    ...noNumbers,
    [{ phoneNum: digits(26) }, 'phoneNum', 'Phone number is at most 25 digits.'] as Broken,
  ],
};

/** Values just inside and outside each limit of docs/product.md, by form; quote-rules.ts has the quote's. */
export const formRules: [form: TestForm, accepted: Accepted[], broken: Broken[]][] = [
  [
    quickMessage,
    [
      [{ name: letters(40) }],
      [{ name: "O'Brien 3" }],
      ...email36.accepted,
      ...phone.accepted,
      [{ phone: digits(20) }],
      [{ phone: digits(23) }, { phone: digits(20) }],
      [{ message: letters(70) }],
      [{ name: 'Ann\r\nLee' }, { name: 'Ann Lee' }],
    ],
    [
      ...required('name', 'email', 'phone', 'message'),
      [{ name: '\u200B\u2066 ' }, 'name', 'Full name is required.'],
      [{ name: letters(41) }, 'name', 'Full name is at most 40 characters.'],
      ...email36.broken,
      ...phone.broken,
      [{ message: letters(71) }, 'message', 'Message is at most 70 characters.'],
      [{ phoneNum: '1' }, 'phoneNum', 'There is no such field.'],
    ],
  ],
  [
    message,
    [
      ...name.accepted,
      ...email66.accepted,
      ...phoneNum.accepted,
      [{ message: letters(350) }],
      [{ message: 'a\nb 🏠' }],
      [{ message: 'a\r\nb\rc' }, { message: 'a\nb\nc' }],
      [{ name: 'Ann\rLee' }, { name: 'Ann Lee' }],
    ],
    [
      ...required('name', 'email', 'phoneNum', 'message'),
      ...name.broken,
      ...email66.broken,
      ...phoneNum.broken,
      [{ message: letters(351) }, 'message', 'Message is at most 350 characters.'],
      [{ formType: letters(101) }, 'formType', 'Form type is at most 100 characters.'],
    ],
  ],
  [
    project,
    [
      ...name.accepted,
      ...email66.accepted,
      ...phoneNum.accepted,
      [{ timeToConnect: letters(25) }],
      [{ description: letters(350) }],
    ],
    [
      ...required('formType', 'name', 'email', 'phoneNum', 'timeToConnect', 'description'),
      [{ formType: 'Contact' }, 'formType', /^Choose one of: Message genrated/],
      ...name.broken,
      ...email66.broken,
      ...phoneNum.broken,
      [{ timeToConnect: letters(26) }, 'timeToConnect', 'Best time to connect is at most 25 characters.'],
      [
        { description: letters(351) },
        'description',
        'Project or business description is at most 350 characters.',
      ],
    ],
  ],
  [
    partnership,
    [[{}]],
    [[{ description: '' }, 'description', 'Project or business description is required.']],
  ],
  [
    newsletter,
    [
      [{ email: mail(36) }],
      // 'No required flag, no format check': an invalid email address is stored, too.
      [{ email: 'not an address' }],
      [{ page: `/${letters(299)}` }],
      [{ consentVersion: '2026-11' }],
      // Facts about a subscription that cannot be stored are dropped.
      ...[
        `/${letters(300)}`,
        '//evil.example',
        '/\\evil.example',
        '/\t/evil.example',
        'https://evil.example/',
        'blog',
        '/a b',
        '/\u0000\u202E',
      ].map((page): Accepted => [{ page }, { page: undefined }]),
      [{ page: 12 }, { page: undefined }],
      [{ consentVersion: '1' }, { consentVersion: undefined }],
    ],
    [
      [{ email: mail(37) }, 'email', 'Email address is at most 36 characters.'],
      [{ email: letters(37) }, 'email', 'Email address is at most 36 characters.'],
      [{ email: 12 }, 'email', 'Email address is text.'],
      [{ email: ['a@example.com'] }, 'email', 'Email address is text.'],
      [{ constructor: 'x' }, 'constructor', 'There is no such field.'],
    ],
  ],
];

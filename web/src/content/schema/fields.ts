import * as v from 'valibot';
import { coordinates } from '../../../../rules/coordinates.ts';
import { unknownToken } from '../../../../rules/fact/token-names.ts';
import type { Descriptor as Field } from '../../../../rules/field/descriptor.ts';
import { lines, oneLine } from '../../../../rules/storable.ts';
import { isWebUrl } from '../../../../rules/web-url.ts';
import { storedPicture } from '../../../../rules/wire/picture.ts';
import badges from '../common/badges.json' with { type: 'json' };
import type { SitePath } from '../common/link.ts';
import type { ContentPicture } from '../common/pictures.ts';
import { pictures } from '../common/pictures.ts';

// The fields of a page's schema, for the server: `treeshake` in vite.config.ts removes them from the pages.

type About = Pick<Field, 'label'> & Partial<Field>;

const about = <Value>(field: About) => v.metadata<Value, { field: About }>({ field });

function plainText(label: string, maxLength: number, more: Partial<Field> = {}, minLength = 1) {
  return v.pipe(
    v.string(`${label} is a text.`),
    v.transform(more.multiline ? lines : oneLine),
    v.trim(),
    v.minLength(minLength, `${label} is required.`),
    v.maxLength(maxLength, `${label} has at most ${maxLength} characters.`),
    about<string>({ label, kind: 'text', maxLength, required: minLength > 0, ...more }),
  );
}

function textWithTokens(
  label: string,
  maxLength: number,
  more: Partial<Field> = {},
  minLength = 1,
  tokens: readonly string[] = [],
) {
  return v.pipe(
    plainText(label, maxLength, { tokens: true, ...more }, minLength),
    v.check(
      (value) => !unknownToken(value, tokens),
      ({ input }) => `${label}: there is no ${unknownToken(String(input), tokens)}.`,
    ),
  );
}

/** A paragraph without tokens, which other texts contain. */
export function plainParagraph(label: string, maxLength: number) {
  return plainText(label, maxLength, { multiline: true });
}

/** A paragraph that may be empty; then the page omits it. */
export function note(label: string, maxLength = 300) {
  return textWithTokens(`${label} (may be empty)`, maxLength, { multiline: true }, 0);
}

/** One line of plain text without tokens, such as a detail that other texts contain. */
export function detail(label: string, maxLength = 120) {
  return plainText(label, maxLength);
}

/** One line of plain text, which may contain tokens. */
export function text(label: string, maxLength = 120) {
  return textWithTokens(label, maxLength);
}

/** A paragraph of plain text, which may contain tokens; `tokens` are those that only its page fills. */
export function paragraph(label: string, maxLength = 1_000, tokens: readonly string[] = []) {
  return textWithTokens(label, maxLength, { multiline: true }, 1, tokens);
}

/** A place on the map, as a latitude and a longitude. */
export function place(label: string) {
  return v.pipe(
    plainText(label, 40),
    v.check(
      (value) => coordinates(value) !== undefined,
      `${label} is a latitude and a longitude, such as 43.5183, -79.8774.`,
    ),
  );
}

/** A whole number. */
export function amount(label: string, max = 100_000) {
  const message = `${label} is a whole number from 1 to ${max}.`;
  return v.pipe(
    v.number(message),
    v.integer(message),
    v.minValue(1, message),
    v.maxValue(max, message),
    about<number>({ label, kind: 'number', min: 1, max, required: true }),
  );
}

export function flag(label: string) {
  return v.pipe(v.boolean(`${label} is yes or no.`), about<boolean>({ label, kind: 'boolean' }));
}

/** One of several words, such as the key of a package. `names` are the words for the options. */
export function choice<const Options extends readonly string[]>(
  label: string,
  options: Options,
  names: readonly string[] = options,
) {
  return v.pipe(
    v.picklist(options, `${label} is one of ${options.join(', ')}.`),
    about<Options[number]>({ label, kind: 'choice', options: [...options], names }),
  );
}

const isTarget = (value: unknown): value is SitePath =>
  typeof value === 'string' && value.length <= 500 && (isPage(value) || isHttps(value));

/** Returns whether a link is a page's path; graphql-api/src/page-content/links.ts checks that it exists. */
function isPage(to: string): boolean {
  const [path = ''] = to.split(/[?#]/, 1);
  return (
    /^\/(?!\/)/.test(path) && !/^\/(?:artical|location)\/(?:$|.*\/)/.test(path) && !/[\s\\\p{Cc}]/u.test(to)
  );
}

const isHttps = (value: string) => isWebUrl(value) && value.startsWith('https:');

/** A link to a page of the site or, by https, to another site. */
export function link(label: string, maxLength = 80) {
  return v.pipe(
    v.strictObject({
      label: text('Text of the link', maxLength),
      to: v.custom<SitePath>(isTarget, 'A link leads to a page that exists here, or to https.'),
    }),
    about<{ label: string; to: SitePath }>({ label, kind: 'link', maxLength }),
  );
}

const percent = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100), v.multipleOf(10));

const pictureTexts = {
  alt: plainText('Alternative text', 500),
  focus: v.exactOptional(
    v.strictObject({ x: percent, y: percent }, 'The focal point is outside the picture.'),
  ),
};

/** A picture: a name in `media/` or an upload's URL. The server adds its files, which are not stored. */
export function picture(label: string) {
  return v.pipe(
    v.union(
      [
        v.object({ name: v.picklist(Object.keys({ ...pictures, ...badges })), ...pictureTexts }),
        v.object({
          src: v.pipe(v.string(), v.regex(storedPicture, `${label} is required.`)),
          ...pictureTexts,
        }),
      ],
      `${label} is required.`,
    ),
    v.transform((value) => value as ContentPicture),
    about<ContentPicture>({ label, kind: 'picture', required: true }),
  );
}

export function list<Item extends v.GenericSchema>(label: string, item: Item, maxItems = 12, minItems = 1) {
  return v.pipe(
    v.array(item, `${label} is a list.`),
    v.minLength(minItems, `${label}: at least ${minItems}.`),
    v.maxLength(maxItems, `${label}: at most ${maxItems}.`),
    about<v.InferOutput<Item>[]>({ label, kind: 'list', minItems, maxItems }),
  );
}

export function group<const Entries extends v.ObjectEntries>(label: string, entries: Entries) {
  const schema = v.strictObject(entries, `${label} has fields that the page does not have.`);
  return v.pipe(schema, about<v.InferOutput<typeof schema>>({ label, kind: 'group' }));
}

/** A field whose original value is that of an environment variable. */
export function configured<Schema extends v.GenericSchema>(variable: string, schema: Schema) {
  const { field } = v.getMetadata<v.GenericSchema>(schema) as { field: About };
  return v.pipe(schema, about<v.InferOutput<Schema>>({ ...field, variable }));
}

/** A value that the owner cannot change, such as the label of a control. */
export function fixed<Value>() {
  return v.custom<Value>(() => true);
}

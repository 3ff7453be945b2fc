import * as v from 'valibot';
import { coordinates } from '../../rules/coordinates.ts';
import { unknownToken } from '../../rules/fact/token-names.ts';
import { withTokens } from '../../rules/field/descriptor.ts';
import { type ControlFacts, type Field, type FieldFacts, factsOf } from '../../rules/field/field.ts';
import { text as plainText } from '../../rules/field/text.ts';
import { completeLink } from '../../rules/link.ts';
import { storedPicture } from '../../rules/wire/picture.ts';
import badges from '../common/badges.json' with { type: 'json' };
import type { SitePath } from '../common/link.ts';
import type { ContentPicture } from '../common/pictures.ts';
import { pictures } from '../common/pictures.ts';

// The kinds of fields that only pages have, beside those of rules/field. They are for the server: `treeshake`
// in vite.config.ts removes them from the pages.

const about = (facts: Omit<FieldFacts, 'required'>) => ({ facts: { required: true, ...facts } });

/** A text that may contain tokens; `more` are those that only its page fills. */
function filled(field: Field<string>, more: readonly string[] = []) {
  const { label } = factsOf(field);
  return v.pipe(
    withTokens(field),
    v.check(
      (value) => !unknownToken(value, more),
      ({ input }) => `${label}: ${unknownToken(String(input), more)} isn’t a price or fact.`,
    ),
  );
}

/** One line, which may contain tokens. */
export const text = (label: string, maxLength = 120) => filled(plainText(label, maxLength));

/** A paragraph, which may contain tokens; `tokens` are those that only its page fills. */
export const paragraph = (label: string, maxLength = 1_000, tokens: readonly string[] = []) =>
  filled(plainText(label, maxLength, { multiline: true }), tokens);

/** A line that may be missing or empty; then the page omits it. */
export const optionalText = (label: string, maxLength = 120) =>
  v.exactOptional(filled(plainText(label, maxLength, { minLength: 0 })));

/** A paragraph that may be missing or empty; then the page omits it. */
export const optionalParagraph = (label: string, maxLength: number) =>
  v.exactOptional(filled(plainText(label, maxLength, { multiline: true, minLength: 0 })));

/** A paragraph that may be empty; then the page omits it. */
export const note = (label: string) =>
  filled(plainText(`${label} (may be empty)`, 300, { multiline: true, minLength: 0 }));

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

const isTarget = (value: unknown): value is SitePath =>
  typeof value === 'string' &&
  value.length <= 500 &&
  (isPage(value) || /^(?:https|mailto|tel):/i.test(value));

/** Returns whether a link is a page's path; graphql-api/src/page-content/links.ts checks that it exists. */
function isPage(to: string): boolean {
  const [path = ''] = to.split(/[?#]/, 1);
  return /^\/(?!\/)/.test(path) && !/[\s\\\p{Cc}]/u.test(to);
}

/** The target of a link, completed: the path of a page, an https URL, an email address or a phone number. */
const target = v.pipe(
  v.unknown(),
  v.transform((to) => (typeof to === 'string' ? completeLink(to) : undefined)),
  v.custom<SitePath>(isTarget, 'A link leads to a page that exists here, or to https.'),
);

/** A link to a page of the site or to another site. */
export const link = (label: string, maxLength = 80) => linkOf(label, maxLength, 1);

/** A link that may be missing or have no text; then the page omits it. */
export const optionalLink = (label: string) => v.exactOptional(linkOf(label, 80, 0));

function linkOf(label: string, maxLength: number, minLength: number) {
  return v.pipe(
    v.strictObject({
      label: filled(plainText(`${label} text`, maxLength, { minLength })),
      to: target,
    }),
    v.metadata(about({ label, kind: 'link', maxLength })),
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
    v.metadata(about({ label, kind: 'picture' })),
  );
}

export function list<Item extends v.GenericSchema>(label: string, item: Item, maxItems = 12, minItems = 1) {
  return v.pipe(
    v.array(item, `${label} is a list.`),
    v.minLength(minItems, `${label}: at least ${minItems}.`),
    v.maxLength(maxItems, `${label}: at most ${maxItems}.`),
    v.metadata(about({ label, kind: 'list', minItems, maxItems })),
  );
}

export function group<const Entries extends v.ObjectEntries>(
  label: string,
  entries: Entries,
  control?: ControlFacts,
) {
  return v.pipe(
    v.strictObject(entries, ({ expected, path }) => {
      const entry = entries[String(path?.at(-1)?.key)];
      return expected === 'never' || !entry
        ? `${label} has fields that the page does not have.`
        : `${factsOf(entry as Field).label} is required.`;
    }),
    v.metadata(about({ label, kind: 'group', ...(control && { control }) })),
  );
}

/** A value that the owner cannot change, such as the form of an enquiry: one of these, or any. */
export function fixed<const Value>(...values: Value[]) {
  return v.custom<Value>((value) => values.length === 0 || values.includes(value as Value));
}

import * as v from 'valibot';
import type { Descriptor } from '../../rules/field/descriptor.ts';
import type { FieldFacts } from '../../rules/field/field.ts';
import type { PlacedBlock } from '../page/placed.ts';
import { addableKinds, blockSchemas, formKinds } from '../schema/blocks.ts';
import { describeField } from '../schema/describe.ts';
import type { PageContent } from '../schema/page.ts';

const MAX_BLOCKS = 40;

const placedSchema = v.strictObject({
  key: v.pipe(v.string(), v.regex(/^[a-z]\w{0,39}$/i)),
  block: v.pipe(v.string(), v.maxLength(40)),
  hidden: v.exactOptional(v.literal(true)),
  removed: v.exactOptional(v.literal(true)),
});

/** A placed block, which has its own control. Pages do not show its values. */
const placedField: Descriptor = {
  kind: 'group',
  label: 'Section',
  fields: Object.fromEntries(
    Object.keys(placedSchema.entries).map((key) => [key, { kind: 'choice', label: key }]),
  ),
};

/** Returns the field of a page's blocks in the owner's order. */
export function blocksSchema({ blocks }: PageContent) {
  const original = (key: string) => (Object.hasOwn(blocks, key) ? blocks[key] : undefined);
  const fixed = Object.keys(blocks).filter((key) => isFixed(original(key)?.block ?? ''));
  const kinds = Object.fromEntries(
    addableKinds.flatMap((kind) => {
      const field = describeField(blockSchemas[kind]);
      return field ? [[kind, field]] : [];
    }),
  );
  return v.pipe(
    v.array(placedSchema, 'Sections is a list.'),
    v.maxLength(MAX_BLOCKS, `Sections: at most ${MAX_BLOCKS}. Remove one first.`),
    v.check(
      (placed) => new Set(placed.map(({ key }) => key)).size === placed.length,
      'A section is there twice.',
    ),
    v.check(
      (placed) => placed.every(({ key }) => key !== 'seo' && key !== 'blocks'),
      'A section has a reserved name.',
    ),
    v.check(
      (placed) => placed.every(({ key, block }) => !original(key) || original(key)?.block === block),
      'A section of the page has another kind.',
    ),
    v.check(
      (placed) => placed.every((it) => !fixed.includes(it.key) || (!it.hidden && !it.removed)),
      'Forms, lists of the site and the top of the page stay.',
    ),
    v.check(
      (placed) => placed.every((it) => original(it.key) || isAllowed(it)),
      'This section cannot be added.',
    ),
    v.check(
      (placed) => placed.filter(({ block, removed }) => formKinds.includes(block) && !removed).length <= 1,
      'A page has one form.',
    ),
    v.metadata({
      facts: {
        label: 'Sections',
        kind: 'blocks',
        required: true,
        control: { fixed, kinds, item: placedField },
      } satisfies FieldFacts,
    }),
  );
}

/** Returns whether a block of this kind stays on a page that has it from the release. */
function isFixed(kind: string): boolean {
  return formKinds.includes(kind) || !(addableKinds as readonly string[]).includes(kind);
}

/** Returns whether the owner may add this block to a page; another release may know its kind. */
function isAllowed({ block }: PlacedBlock): boolean {
  return (addableKinds as readonly string[]).includes(block) || !isKnownKind(block);
}

/** Returns whether this release knows a kind of block. */
export const isKnownKind = (kind: string) => Object.hasOwn(blockSchemas, kind);

import * as v from 'valibot';
import { storable } from '../storable.ts';
import type { FieldFacts, Fields, ValuesOf } from './field.ts';
import { isMissing, maxLengthMessage } from './messages.ts';

type ListFacts = Pick<FieldFacts, 'minItems' | 'items'> & { maxItems: number };

/** A list of texts. GraphQL reads a single text as a list of one. */
export function texts(label: string, maxLength: number, options: ListFacts) {
  const facts: FieldFacts = { label, kind: 'list', required: true, maxLength, ...options };
  return v.pipe(
    v.unknown(),
    v.transform((value) => (typeof value === 'string' ? [value] : value)),
    listOf(facts, `${label} is a list of texts.`),
    v.everyItem((item) => typeof item === 'string', `${label} is a list of texts.`),
    v.transform((items) => items.map((item) => storable(String(item)))),
    v.everyItem((item) => item.length <= maxLength, maxLengthMessage(facts)),
    v.metadata({ facts }),
  );
}

/** A list of items of any type; their number is limited, and with `maxLength` the length of texts. */
export function anyList(label: string, options: ListFacts & { maxLength?: number }) {
  const facts: FieldFacts = { label, kind: 'inputs', required: true, ...options };
  const { maxLength = Infinity } = options;
  return v.pipe(
    v.unknown(),
    listOf(facts, `${label} is a list.`),
    v.everyItem((item) => typeof item !== 'string' || item.length <= maxLength, maxLengthMessage(facts)),
    v.metadata({ facts }),
  );
}

/** A list of inputs; `checkFields` checks the fields of each item. */
export function list<F extends Fields>(label: string, item: F, maxItems: number) {
  const facts: FieldFacts = { label, kind: 'inputs', required: true, maxItems, item };
  return v.pipe(
    v.unknown(),
    listOf(facts, `${label} is a list of texts.`),
    v.transform((items) => items as ValuesOf<F>[]),
    v.metadata({ facts }),
  );
}

function listOf(facts: FieldFacts, message: string) {
  const { label, minItems = 0, maxItems = Infinity, items } = facts;
  // Clients compare the texts about images, so their wording is fixed.
  return v.pipe(
    v.array(v.unknown(), ({ input }) =>
      isMissing(input) ? (minItems > 0 ? tooFew(facts) : `${label} is required.`) : message,
    ),
    v.minLength(minItems, tooFew(facts)),
    v.maxLength(
      maxItems,
      items ? `You can upload a maximum of ${maxItems} ${items}.` : `${label}: at most ${maxItems}.`,
    ),
  );
}

const tooFew = ({ label, minItems, items }: FieldFacts) =>
  items ? 'Please upload a image file' : `${label}: at least ${minItems}.`;

import * as v from 'valibot';
import type { FieldFacts } from './field.ts';
import { maxLengthMessage } from './messages.ts';

/** An object of any fields; only its length as JSON is limited. */
export function anyJson(label: string, maxLength: number) {
  const facts: FieldFacts = { label, kind: 'group', required: true, maxLength };
  return v.pipe(
    v.record(v.string(), v.unknown(), `${label} is an object.`),
    v.check((value) => JSON.stringify(value).length <= maxLength, maxLengthMessage(facts)),
    v.metadata({ facts }),
  );
}

import { csvLine } from '../../text/csv.ts';
import { formatTime } from '../../text/format.ts';
import { labelsOf } from '../../validation/rule.ts';
import { formatAnswer, leadTitle } from '../forms/answers.ts';
import { forms } from '../forms/inputs.ts';
import type { Lead } from '../model/lead.entity.ts';

const ahead = ['Received', 'Form', 'Status', 'Email'];
const LAST = 'Photos';

/** Tells spreadsheets that the file is UTF-8. */
const MARK = '\uFEFF';

/** Fields with columns of their own. */
const elsewhere = new Set(['email', 'propertyPhotos']);

/**
 * Leads as CSV (RFC 4180) in UTF-8, in words: what is known of each, then what any of them was asked, photos as their number.
 * What forms call alike, or mean alike under two names of the wire, is one column. `sent` names the fields that any has.
 */
export async function* leadsCsv(
  pages: AsyncIterable<Lead[]>,
  sent: ReadonlySet<string>,
): AsyncGenerator<string> {
  const columns = [...headings()].filter(([, names]) => names.some((name) => sent.has(name)));
  yield MARK + csvLine([...ahead, ...columns.map(([heading]) => heading), LAST]);
  const line = (lead: Lead) =>
    csvLine([
      formatTime(lead.submittedAt),
      leadTitle(lead),
      statusOf(lead),
      lead.email,
      ...columns.map(([, names]) => answerIn(lead, names)),
      String(lead.photos.length),
    ]);
  for await (const leads of pages) yield leads.map(line).join('');
}

/** Heading to the fields under it, in the order in which the forms ask. */
function headings(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const seen = new Set(elsewhere);
  for (const { input } of forms.values()) {
    for (const [name, label] of labelsOf(input)) {
      if (seen.has(name)) continue;
      seen.add(name);
      const heading = name === 'phoneNum' ? 'Phone' : label;
      found.set(heading, [...(found.get(heading) ?? []), name]);
    }
  }
  return found;
}

function answerIn({ fields }: Lead, names: string[]): string {
  const name = names.find((it) => fields[it] !== undefined);
  return name === undefined ? '' : formatAnswer(name, fields[name] ?? '');
}

function statusOf({ spam, state }: Lead): string {
  const word = spam ? 'spam' : state;
  return word.charAt(0).toUpperCase() + word.slice(1);
}

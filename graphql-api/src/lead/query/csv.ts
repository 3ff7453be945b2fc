import { labelsOf } from '../../../../rules/field/field.ts';
import { phoneFields } from '../../../../rules/form/lead-facts.ts';
import { CSV_MARK, csvLine } from '../../platform/text/csv.ts';
import { isoTime } from '../../platform/text/format.ts';
import { formatCell, leadTitle } from '../forms/answers.ts';
import { forms } from '../forms/forms.ts';
import type { Lead, LeadMessage } from '../model/lead.entity.ts';
import { sourceLabels } from '../model/source.ts';
import type { CompleteLead } from './service.ts';

type Column = [heading: string, valueOf: (row: CompleteLead) => string];

/** The columns before and after those of the form fields. */
const firstColumns: Column[] = [
  ['Received', ({ lead }) => isoTime(lead.submittedAt)],
  ['Form', ({ lead }) => leadTitle(lead)],
  ['Status', ({ lead }) => statusOf(lead)],
  ['Email', ({ lead }) => lead.email],
];
const lastColumns: Column[] = [
  ['Photos', ({ lead }) => String(lead.photos.length)],
  ...[...sourceLabels].map(([name, label]): Column => [label, ({ lead }) => lead.source?.[name] ?? '']),
  ['Follow up on', ({ lead }) => lead.followUpOn ?? ''],
  ['Notes', ({ notes }) => writings(notes)],
  ['Replies', ({ replies }) => writings(replies)],
  ['Messages', ({ messages }) => writings(messages.map(messageWriting))],
];

const shortHeadings = new Map([['name', 'Name'], ...phoneFields.map((name) => [name, 'Phone'] as const)]);

/** The form fields whose columns are in `firstColumns` and `lastColumns`. */
const shownElsewhere = new Set(['email', 'propertyPhotos', 'source']);

/**
 * Yields leads as CSV (RFC 4180) in UTF-8. Times are ISO 8601 in Milton. Fields with the same label share a
 * column. `sent` contains the names of all fields that the leads have.
 */
export async function* leadsCsv(
  pages: AsyncIterable<CompleteLead[]>,
  sent: ReadonlySet<string>,
): AsyncGenerator<string> {
  const answers = [...headings()]
    .filter(([, names]) => names.some((name) => sent.has(name)))
    .map(([heading, names]): Column => [heading, ({ lead }) => answerIn(lead, names)]);
  const columns = [...firstColumns, ...answers, ...lastColumns];
  yield CSV_MARK + csvLine(columns.map(([heading]) => heading));
  for await (const leads of pages)
    yield leads.map((lead) => csvLine(columns.map(([, valueOf]) => valueOf(lead)))).join('');
}

/** Returns the fields of each heading, in the order of the forms. */
function headings(): Map<string, string[]> {
  const columns = new Map<string, string[]>();
  const seen = new Set(shownElsewhere);
  for (const { fields } of forms.values()) {
    for (const [name, label] of labelsOf(fields)) {
      if (seen.has(name)) continue;
      seen.add(name);
      const heading = shortHeadings.get(name) ?? label;
      columns.set(heading, [...(columns.get(heading) ?? []), name]);
    }
  }
  return columns;
}

function answerIn({ fields }: Lead, names: string[]): string {
  const name = names.find((it) => fields[it] !== undefined);
  return name === undefined ? '' : formatCell(name, fields[name] ?? '');
}

/** Joins notes, replies or messages, each after its time. */
function writings(written: { writtenAt: Date; text: string }[]): string {
  return written.map(({ writtenAt, text }) => `${isoTime(writtenAt)} ${text}`).join('\n');
}

/** Returns the text of a message, followed by the names of its files. */
function messageWriting({ receivedAt, text, files }: LeadMessage) {
  const names = files.map(({ name }) => name).join(', ');
  return { writtenAt: receivedAt, text: names ? `${text} (${names})`.trim() : text };
}

function statusOf({ spam, state }: Lead): string {
  const word = spam ? 'spam' : state;
  return word.charAt(0).toUpperCase() + word.slice(1);
}

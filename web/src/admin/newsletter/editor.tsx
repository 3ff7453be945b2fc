import { useState } from 'react';
import type { Descriptor } from '../../../../rules/field/descriptor.ts';
import { BATCH_MAILS_PER_MINUTE } from '../../../../rules/periods.ts';
import type { MailingReadersQuery } from '../../generated/admin-documents.ts';
import { useMailingReadersQuery } from '../../generated/admin-hooks.ts';
import { fromControl } from '../business-time.ts';
import { counted } from '../counted.ts';
import { EntryEditor } from '../entry/editor.tsx';
import type { EntryKind } from '../entry/kinds.tsx';
import type { EntryEditorProps } from '../entry/use-editing.ts';
import type { Values } from '../field/form.ts';
import { nameOf } from '../field/values.ts';
import { sentence, timeInWords } from '../time-in-words.ts';
import type { Question } from '../ui/button.tsx';
import { MailPreview } from './mail-preview.tsx';
import { Report } from './report.tsx';

/** The report of a sent newsletter, or the editor of another; empty until its readers are counted. */
export function NewsletterEditor({ entry, start, entryKind, onClose }: EntryEditorProps) {
  const { data } = useMailingReadersQuery({ fetchPolicy: 'cache-and-network' });
  const [copied, setCopied] = useState<Values | null>(null);
  if (entry?.state === 'PUBLISHED' && !copied)
    return <Report entry={entry} onCopy={() => setCopied(entry.fields)} onClose={onClose} />;
  if (!data) return null;
  return (
    <EntryEditor
      entryKind={kindWith(entryKind, data.mailingReaders)}
      entry={copied ? null : entry}
      start={copied ?? start}
      onClose={onClose}
    />
  );
}

type Readers = MailingReadersQuery['mailingReaders'];

/** Returns the kind with the number of its readers. */
function kindWith(entryKind: EntryKind, readers: Readers): EntryKind {
  const { fields } = entryKind;
  return {
    ...entryKind,
    fieldsWith: (values) => withReaders(fields, readers, values),
    Document: MailPreview,
    question: (values) => questionOf(fields, readers, values),
  };
}

const countOf = ({ segments }: Readers, { segment }: Values): number =>
  segments.find((it) => (it.segment ?? '') === (segment ?? ''))?.count ?? 0;

/** Returns the fields with the number of the chosen readers, or why the newsletter cannot be sent to them. */
function withReaders(fields: Record<string, Descriptor>, readers: Readers, values: Values) {
  const { segment } = fields;
  const count = countOf(readers, values);
  const reached =
    count > 0
      ? `${counted(count, 'subscriber')} now.`
      : 'None of these readers has confirmed a subscription yet, so it can’t be sent to them.';
  const missing = readers.hasAddress ? '' : 'It can’t be sent before Business details has a postal address.';
  const hint = [reached, missing, segment?.hint].filter(Boolean).join(' ');
  return { ...fields, ...(segment && { segment: { ...segment, hint } }) };
}

/** Returns the question before a newsletter is sent; null if the server would reject it, which says why. */
function questionOf(
  { segment }: Record<string, Descriptor>,
  readers: Readers,
  values: Values,
): Question | null {
  const { subject, publishing, publishAt } = values;
  const count = countOf(readers, values);
  if (count === 0 || !readers.hasAddress) return null;
  const chosen = segment ? nameOf(segment, values['segment']).toLowerCase() : '';
  if (publishing === 'time') {
    const day = timeInWords(fromControl(String(publishAt)));
    return {
      question: `Schedule “${subject}” for ${chosen || 'all subscribers'}?`,
      text: `It goes to those who are subscribed then, now ${counted(count, 'subscriber')}. Time: ${sentence(day)}`,
      yes: 'Schedule',
      no: 'Cancel',
    };
  }
  return {
    question: `Send “${subject}” to ${counted(count, 'subscriber')}${chosen && ` (${chosen})`}?`,
    text: `Emails go out ${BATCH_MAILS_PER_MINUTE} a minute. A newsletter that is on its way can be paused, but it stays as it is.`,
    yes: 'Send',
    no: 'Cancel',
  };
}

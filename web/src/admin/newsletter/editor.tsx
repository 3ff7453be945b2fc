import { useState } from 'react';
import type { Descriptor } from '../../../../rules/field/descriptor.ts';
import { BATCH_MAILS_PER_MINUTE } from '../../../../rules/periods.ts';
import type { MailableItemsQuery } from '../../generated/admin-documents.ts';
import { useMailableItemsQuery } from '../../generated/admin-hooks.ts';
import { fromControl } from '../business-time.ts';
import { EntryEditor } from '../entry/editor.tsx';
import type { EntryKind } from '../entry/kinds.tsx';
import type { EntryEditorProps } from '../entry/use-editing.ts';
import type { Values } from '../field/form.ts';
import { nameOf } from '../field/values.ts';
import { sentence, timeInWords } from '../time-in-words.ts';
import type { Question } from '../ui/button.tsx';
import { MailPreview } from './mail-preview.tsx';
import { Report } from './report.tsx';

/** The report of a sent newsletter, or the editor of another; empty until its choices are loaded. */
export function NewsletterEditor({ entry, start, entryKind, onClose }: EntryEditorProps) {
  const { data } = useMailableItemsQuery({ fetchPolicy: 'cache-and-network' });
  const [copied, setCopied] = useState<Values | null>(null);
  if (entry?.state === 'PUBLISHED' && !copied)
    return <Report entry={entry} onCopy={() => setCopied(entry.fields)} onClose={onClose} />;
  if (!data) return null;
  return (
    <EntryEditor
      entryKind={kindWith(entryKind, data.mailableItems)}
      entry={copied ? null : entry}
      start={copied ?? start}
      onClose={onClose}
    />
  );
}

/** Returns the kind with the articles and projects that a newsletter can have. */
function kindWith(entryKind: EntryKind, offered: MailableItemsQuery['mailableItems']): EntryKind {
  const { items } = entryKind.fields;
  const entry: Descriptor = {
    kind: 'choice',
    label: 'Article or project',
    required: false,
    options: offered.map((it) => it.entry),
    names: offered.map((it) => `${it.entry.startsWith('article') ? 'Article' : 'Project'}: ${it.title}`),
  };
  const item: Descriptor = { kind: 'group', label: 'item', fields: { entry } };
  const fields = { ...entryKind.fields, ...(items && { items: { ...items, item } }) };
  return { ...entryKind, fields, Document: MailPreview, question: (values) => questionOf(fields, values) };
}

function questionOf({ segment }: Record<string, Descriptor>, values: Values): Question {
  const { subject, publishing, publishAt } = values;
  const readers = (segment && nameOf(segment, values['segment']).toLowerCase()) || 'all subscribers';
  const isScheduled = publishing === 'time';
  return {
    question: `${isScheduled ? 'Schedule' : 'Send'} “${subject}” ${isScheduled ? 'for' : 'to'} ${readers}?`,
    text: isScheduled
      ? sentence(
          `It goes to everyone who is subscribed then, on ${timeInWords(fromControl(String(publishAt)))}`,
        )
      : `Emails go out ${BATCH_MAILS_PER_MINUTE} a minute. A newsletter that is on its way can be paused, but it stays as it is.`,
    yes: isScheduled ? 'Schedule' : 'Send',
    no: 'Cancel',
  };
}

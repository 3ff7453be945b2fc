import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Descriptor } from '../../../../rules/field/descriptor.ts';
import { BATCH_MAILS_PER_MINUTE } from '../../../../rules/periods.ts';
import type { MailingReadersQuery } from '../../generated/admin-documents.ts';
import { useMailingReadersQuery } from '../../generated/admin-hooks.ts';
import { fromControl } from '../business-time.ts';
import { counted } from '../counted.ts';
import { EntryEditor } from '../entry/editor.tsx';
import type { EntryKind, Outlook } from '../entry/kinds.tsx';
import type { EntryEditorProps } from '../entry/use-editing.ts';
import type { Values } from '../field/form.ts';
import { nameOf } from '../field/values.ts';
import { useMay } from '../session/session.ts';
import { sentence, timeInWords } from '../time-in-words.ts';
import type { Question } from '../ui/button.tsx';
import styles from './editor.module.css';
import { MailPreview } from './mail-preview.tsx';
import { Report, refetchMailings } from './report.tsx';

/** The report of a sent newsletter, or the editor of another; empty until its readers are counted. */
export function NewsletterEditor({ entry, start, entryKind, ...props }: EntryEditorProps) {
  const { data } = useMailingReadersQuery({ fetchPolicy: 'cache-and-network' });
  const [copied, setCopied] = useState<Values | null>(null);
  const onClose = () => {
    props.onClose();
    void refetchMailings();
  };
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
const kindWith = (entryKind: EntryKind, readers: Readers): EntryKind => ({
  ...entryKind,
  Document: MailPreview,
  outlook: (values) => outlookOf(readers, values),
  question: (values) => questionOf(entryKind.fields, readers, values),
});

const countOf = ({ segments }: Readers, { segment }: Values): number =>
  segments.find((it) => (it.segment ?? '') === (segment ?? ''))?.count ?? 0;

/** Returns the number of the chosen readers, or why the newsletter cannot be sent to them. */
function outlookOf(readers: Readers, values: Values): Outlook {
  const count = countOf(readers, values);
  if (count > 0 && readers.hasAddress) return { hint: `It reaches ${counted(count, 'subscriber')} now.` };
  return {
    advice: (
      <span className={styles.obstacle}>
        {count === 0 &&
          'None of these readers has confirmed a subscription yet, so it can’t be sent to them. '}
        {!readers.hasAddress && <MissingAddress />}
      </span>
    ),
  };
}

function MissingAddress() {
  const may = useMay();
  return (
    <>
      The law requires your postal address in each newsletter.{' '}
      {may('business') ? (
        <Link to="/admin/business#edit=business">Enter the street address or the P.O. box</Link>
      ) : (
        'Ask the owner to enter the street address or the P.O. box.'
      )}
    </>
  );
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

import { useId } from 'react';
import type { ManagedLeadFragment } from '../../generated/admin-documents.ts';
import { timeInWords } from '../time-in-words.ts';
import common from '../ui/common.module.css';
import { Answers, EarlierVersions, Photos } from './answers.tsx';
import styles from './entry.module.css';
import { LeadErasure } from './erasure.tsx';
import { FollowUp } from './follow-up.tsx';
import { leadForms, leadName, leadPhone } from './labels.ts';
import { LeadMails } from './mails.tsx';
import { LeadNote, NoteForm } from './notes.tsx';
import { LeadReply } from './reply.tsx';
import { ReplyForm } from './reply-form.tsx';
import { LeadSource } from './source.tsx';
import { StateChoice } from './state-choice.tsx';
import { timelineOf } from './timeline.ts';

interface Props {
  lead: ManagedLeadFragment;
  /** All leads of the person, oldest first. */
  conversation: ManagedLeadFragment[];
}

/** A lead with all forms, replies and notes of its person in order of time, and forms for the next step. */
export function LeadEntry({ lead, conversation }: Props) {
  const id = useId();
  const { email, fields } = lead;
  const phone = leadPhone(lead);
  return (
    <article className={styles.lead} aria-labelledby={id}>
      <header>
        <h2 id={id}>{leadName(fields) || email || 'Unknown'}</h2>
        <div className={common.row}>
          {email && <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>}
          {phone && <a href={`tel:${phone.number}`}>Call {phone.text}</a>}
        </div>
        <div className={styles.settings}>
          <StateChoice lead={lead} />
          <FollowUp key={lead.followUpOn} lead={lead} />
        </div>
      </header>
      <ol className={styles.timeline} aria-label="Conversation">
        {timelineOf(conversation).map((event) => (
          <li key={event.key} data-kind={event.kind}>
            {event.kind === 'lead' && <SentForm lead={event.lead} />}
            {event.kind === 'reply' && <LeadReply reply={event.reply} />}
            {event.kind === 'note' && <LeadNote note={event.note} />}
          </li>
        ))}
      </ol>
      {email && lead.state !== 'SPAM' && <ReplyForm key={`reply ${lead.id}`} lead={lead} />}
      <NoteForm key={lead.id} id={lead.id} />
      {email && <LeadErasure email={email} />}
    </article>
  );
}

/** A form that the person sent. */
function SentForm({ lead }: { lead: ManagedLeadFragment }) {
  const { formType, submittedAt, answers, photos, earlier, source, mails, state } = lead;
  return (
    <div className={styles.sent}>
      <h3>
        {leadForms[formType] ?? formType}{' '}
        <time className={common.quietText} dateTime={submittedAt}>
          {timeInWords(submittedAt)}
        </time>
      </h3>
      <Answers answers={answers} />
      <Photos photos={photos} />
      <LeadSource source={source} />
      <EarlierVersions versions={earlier} />
      <LeadMails mails={mails.filter(({ isReply }) => !isReply)} isSpam={state === 'SPAM'} />
    </div>
  );
}

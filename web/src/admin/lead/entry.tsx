import { useEffect, useId, useRef } from 'react';
import buttons from '../../design/button.module.css';
import type { ManagedLeadFragment } from '../../generated/admin-documents.ts';
import type { LeadState } from '../../generated/types.ts';
import { timeInWords } from '../time-in-words.ts';
import common from '../ui/common.module.css';
import { Answers, EarlierVersions, Photos } from './answers.tsx';
import { useLeadChanges } from './changes.ts';
import { Composer } from './composer.tsx';
import styles from './entry.module.css';
import { LeadErasure } from './erasure.tsx';
import { FollowUp } from './follow-up.tsx';
import { isSettled, leadForms, leadMessage, leadName, leadPhone, leadStates } from './labels.ts';
import { LeadMails } from './mails.tsx';
import { LeadNote } from './notes.tsx';
import { LeadReply } from './reply.tsx';
import { LeadSource } from './source.tsx';
import { timelineOf } from './timeline.ts';

interface Props {
  lead: ManagedLeadFragment;
  /** All leads of the person, oldest first. */
  conversation: ManagedLeadFragment[];
  onFinish: () => void;
}

/** A conversation: the person, all messages, and the next answer. */
export function LeadEntry({ lead, conversation, onFinish }: Props) {
  const id = useId();
  const events = timelineOf(conversation);
  const end = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (events.length > 1) end.current?.scrollIntoView({ block: 'start' });
  }, [events.length]);
  return (
    <article className={styles.lead} aria-labelledby={id}>
      <Header lead={lead} headingId={id} onFinish={onFinish} />
      <ol className={styles.timeline} aria-label="Conversation">
        {events.map((event, index) => (
          <li key={event.key} ref={index === events.length - 1 ? end : undefined} data-kind={event.kind}>
            {event.kind === 'lead' && <SentForm lead={event.lead} person={lead} />}
            {event.kind === 'reply' && <LeadReply reply={event.reply} />}
            {event.kind === 'note' && <LeadNote note={event.note} />}
          </li>
        ))}
      </ol>
      {lead.email && <LeadErasure email={lead.email} />}
      {/* A new form of the person does not take the draft away. */}
      <Composer lead={conversation.findLast(({ draft }) => draft) ?? lead} isSpam={lead.state === 'SPAM'} />
    </article>
  );
}

interface HeaderProps {
  lead: ManagedLeadFragment;
  headingId: string;
  onFinish: () => void;
}

function Header({ lead, headingId, onFinish }: HeaderProps) {
  const { setState } = useLeadChanges();
  const { email, state } = lead;
  const phone = leadPhone(lead);
  return (
    <header className={styles.header}>
      <div>
        <h2 id={headingId}>{leadName(lead)}</h2>
        <p className={styles.contact}>
          {email && <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>}
          {phone && <a href={`tel:${phone.number}`}>Call {phone.text}</a>}
        </p>
      </div>
      <div className={styles.settings}>
        <FollowUp lead={lead} />
        <label>
          <span>State of this lead</span>
          <select
            className={common.select}
            value={state}
            onChange={(event) => void setState([lead], event.target.value as LeadState)}
          >
            {Object.entries(leadStates).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        {!isSettled(state) && (
          <button type="button" className={buttons.quiet} onClick={onFinish}>
            Done
          </button>
        )}
      </div>
    </header>
  );
}

/** A form that a person sent. Shows the name and the phone number if they differ from those in the header. */
function SentForm({ lead, person }: Record<'lead' | 'person', ManagedLeadFragment>) {
  const { formType, submittedAt, fields, answers, photos, earlier, source, mails, state } = lead;
  const message = leadMessage(fields);
  const name = leadName(lead);
  return (
    <div className={styles.sent}>
      <h3>
        {leadForms[formType] ?? formType}
        {name !== leadName(person) && ` from ${name}`}{' '}
        <time className={common.quietText} dateTime={submittedAt}>
          {timeInWords(submittedAt)}
        </time>
      </h3>
      {message && <p className={styles.words}>{message}</p>}
      <Answers answers={answers.filter(({ value }) => value !== leadPhone(person)?.text)} />
      <Photos photos={photos} />
      <EarlierVersions versions={earlier} />
      <footer className={styles.about}>
        <LeadSource source={source} />
        <LeadMails mails={mails.filter(({ isReply }) => !isReply)} isSpam={state === 'SPAM'} />
      </footer>
    </div>
  );
}

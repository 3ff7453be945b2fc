import { type ReactNode, useEffect, useId, useRef } from 'react';
import { wordsIn } from '../../../../rules/form/lead-facts.ts';
import { type PagePath, pages } from '../../../../rules/pages.ts';
import type { LeadSourceFieldsFragment, ManagedLeadFragment } from '../../generated/admin-documents.ts';
import { useDeleteLeadNoteMutation, useUndoReplyMutation } from '../../generated/admin-hooks.ts';
import { adminClient } from '../session/client.ts';
import { useNames } from '../session/use-names.ts';
import { sentence, timeInWords } from '../time-in-words.ts';
import { Button } from '../ui/button.tsx';
import { useChange } from '../ui/change/use-change.ts';
import common from '../ui/common.module.css';
import { Answers, EarlierVersions, Photos } from './answers.tsx';
import styles from './entry.module.css';
import { type Finish, Header } from './header.tsx';
import { draftAgain, laterTime, leadForms, leadName, leadPhone } from './labels.ts';
import { LeadMessage } from './message.tsx';
import { ProjectOfPhotos } from './project-of-photos.tsx';
import { Composer } from './reply/composer.tsx';
import { LeadMails } from './reply/mails.tsx';
import { timelineOf } from './timeline.ts';

interface Props {
  /** The opened lead. */
  id: string;
  /** All leads of the person, oldest first; undefined until they are loaded. */
  conversation: ManagedLeadFragment[] | undefined;
  onFinish: Finish;
  /** Whether the answer has the focus. */
  isAsked: boolean;
  /** A placeholder or an error. */
  children: ReactNode;
}

/** A conversation: the person, all messages, and the next answer, also while the rest is loading. */
export function LeadEntry({ id, conversation, onFinish, isAsked, children }: Props) {
  const headingId = useId();
  const lead = conversation?.find((one) => one.id === id);
  const events = timelineOf(conversation ?? []);
  const end = useRef<HTMLLIElement>(null);
  const answered = useRef<HTMLLIElement>(null);
  const newest = events.findLast(({ kind }) => kind === 'lead' || kind === 'message');
  useEffect(() => {
    if (events.length > 1) end.current?.scrollIntoView({ block: 'start' });
  }, [events.length]);
  return (
    <article className={styles.lead} aria-labelledby={lead && headingId}>
      {children}
      {lead && <Header lead={lead} headingId={headingId} onFinish={onFinish} />}
      <ol className={styles.timeline} aria-label="Conversation" tabIndex={-1} data-conversation>
        {events.map((event, index) => (
          <li
            key={event.key}
            ref={(item) => {
              if (index === events.length - 1) end.current = item;
              if (event === newest) answered.current = item;
            }}
            data-kind={event.kind}
          >
            {event.kind === 'lead' && <SentForm lead={event.lead} person={lead ?? event.lead} />}
            {event.kind === 'message' && <LeadMessage message={event.message} />}
            {event.kind === 'reply' && <LeadReply reply={event.reply} isSpam={event.lead.state === 'SPAM'} />}
            {event.kind === 'note' && <LeadNote note={event.note} />}
          </li>
        ))}
      </ol>
      <Composer id={id} conversation={conversation} message={answered} isAsked={isAsked} />
    </article>
  );
}

/** A form that a person sent. Shows the name and the phone number if they differ from those in the header. */
function SentForm({ lead, person }: Record<'lead' | 'person', ManagedLeadFragment>) {
  const { formType, submittedAt, fields, answers, photos, earlier, source, mails, state } = lead;
  const message = wordsIn(fields);
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
      {message && (
        <p className={styles.words} data-words>
          {message}
        </p>
      )}
      <Answers answers={answers.filter(({ value }) => value !== leadPhone(person)?.text)} />
      <Photos
        photos={photos.map(({ url }, index) => ({
          url,
          alt: `Sent with the request, ${index + 1} of ${photos.length}`,
        }))}
      />
      <ProjectOfPhotos lead={lead} />
      <EarlierVersions versions={earlier} />
      <footer className={styles.about}>
        <LeadSource source={source} />
        <LeadMails mails={mails.filter(({ isReply }) => !isReply)} isSpam={state === 'SPAM'} name={name} />
      </footer>
    </div>
  );
}

/** Shows where the visit began on which the form was filled in. */
function LeadSource({ source }: { source: LeadSourceFieldsFragment | null }) {
  if (!source) return null;
  const { page, site, utm_source, utm_medium, utm_campaign, utm_term, utm_content } = source;
  const campaign = [utm_source, utm_medium, utm_campaign, utm_term, utm_content].filter(Boolean).join(' · ');
  const first = page && page in pages ? pages[page as PagePath].label : page;
  const parts = { 'First page visited': first, 'Came from': site, Campaign: campaign };
  return (
    <dl>
      {Object.entries(parts).map(
        ([term, value]) =>
          value && (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

type Reply = ManagedLeadFragment['replies'][number];

/** A reply with its pictures and the state of its mail. */
function LeadReply({ reply, isSpam }: { reply: Reply; isSpam: boolean }) {
  const { subject, text, signature, pictures, writtenBy, writtenAt, mail } = reply;
  const nameOf = useNames();
  const sendAt = laterTime(reply);
  return (
    <div className={styles.sent}>
      {subject && <h3>{subject}</h3>}
      <p className={styles.words}>{[text, signature].filter(Boolean).join('\n\n')}</p>
      <Photos photos={pictures.map(({ src, alt }) => ({ url: src, alt: alt || 'Attached picture' }))} />
      <p className={common.quietText}>
        Reply by {nameOf(writtenBy)}, {timeInWords(writtenAt)}
      </p>
      {sendAt && <LaterReply reply={reply} sendAt={sendAt} />}
      {mail && !sendAt && <LeadMails mails={[mail]} isSpam={isSpam} name="the visitor" />}
    </div>
  );
}

/** The time of a reply that will be sent, and a button that makes it a draft again. */
function LaterReply({ reply: { reply_id }, sendAt }: { reply: Reply; sendAt: string }) {
  const undo = useChange(useUndoReplyMutation(), ['ManageLeads']);
  const withdraw = () => undo({ reply_id }, draftAgain);
  return (
    <div className={common.row}>
      <p>Will be sent on {sentence(timeInWords(sendAt))}</p>
      <Button look="link" onClick={withdraw}>
        Change or withdraw
      </Button>
    </div>
  );
}

/** A note, and a button that deletes it. */
function LeadNote({ note }: { note: ManagedLeadFragment['notes'][number] }) {
  const { note_id, text, writtenBy, writtenAt } = note;
  const remove = useChange(useDeleteLeadNoteMutation());
  const nameOf = useNames();

  async function deleteNote(): Promise<void> {
    if (!(await remove({ note_id }))) return;
    const { cache } = adminClient();
    cache.evict({ id: cache.identify({ __typename: 'LeadNote', note_id }) });
  }

  return (
    <>
      <p className={styles.words}>{text}</p>
      <div className={common.row}>
        <p className={common.quietText}>
          Note by {nameOf(writtenBy)}, {timeInWords(writtenAt)}
        </p>
        <Button look="link" onClick={deleteNote}>
          Delete note
        </Button>
      </div>
    </>
  );
}

import type { ManagedLeadFragment } from '../../generated/admin-documents.ts';

/** A form, a mail of the client, a reply or a note of a conversation. */
type TimelineEvent = { key: string; time: string } & (
  | { kind: 'lead'; lead: ManagedLeadFragment }
  | { kind: 'message'; message: ManagedLeadFragment['messages'][number] }
  | { kind: 'reply'; reply: ManagedLeadFragment['replies'][number]; lead: ManagedLeadFragment }
  | { kind: 'note'; note: ManagedLeadFragment['notes'][number] }
);

/** Returns the forms, mails, replies and notes of these leads, oldest first. */
export function timelineOf(leads: ManagedLeadFragment[]): TimelineEvent[] {
  return leads.flatMap(eventsOf).toSorted((a, b) => (a.time < b.time ? -1 : Number(a.time > b.time)));
}

function eventsOf(lead: ManagedLeadFragment): TimelineEvent[] {
  return [
    { key: lead.id, time: lead.submittedAt, kind: 'lead', lead },
    ...lead.messages.map(
      (message): TimelineEvent => ({
        key: message.message_id,
        time: message.receivedAt,
        kind: 'message',
        message,
      }),
    ),
    ...lead.replies.map(
      (reply): TimelineEvent => ({
        key: reply.reply_id,
        time: reply.sendAt ?? reply.writtenAt,
        kind: 'reply',
        reply,
        lead,
      }),
    ),
    ...lead.notes.map(
      (note): TimelineEvent => ({ key: String(note.note_id), time: note.writtenAt, kind: 'note', note }),
    ),
  ];
}

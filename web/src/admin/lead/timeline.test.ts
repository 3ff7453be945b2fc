import { expect, test } from 'vitest';
import type { ManagedLeadFragment } from '../../generated/admin-documents.ts';
import { timelineOf } from './timeline.ts';

const lead = (
  id: string,
  hour: number,
  events: { messages?: number[]; replies?: number[]; notes?: number[] } = {},
) => {
  const at = (of: number) => `2026-11-22T${String(of).padStart(2, '0')}:00:00.000Z`;
  return {
    id,
    submittedAt: at(hour),
    messages: (events.messages ?? []).map((of) => ({ message_id: `${id}m${of}`, receivedAt: at(of) })),
    replies: (events.replies ?? []).map((of) => ({ reply_id: `${id}r${of}`, writtenAt: at(of) })),
    notes: (events.notes ?? []).map((of) => ({ note_id: of, writtenAt: at(of) })),
  } as unknown as ManagedLeadFragment;
};

test('the forms, mails, replies and notes of a person are in the order of their times', () => {
  const events = timelineOf([
    lead('b', 12, { notes: [9] }),
    lead('a', 8, { replies: [10, 14], messages: [11] }),
  ]);
  expect(events.map(({ kind, key }) => `${kind} ${key}`)).toEqual([
    'lead a',
    'note 9',
    'reply ar10',
    'message am11',
    'lead b',
    'reply ar14',
  ]);
});

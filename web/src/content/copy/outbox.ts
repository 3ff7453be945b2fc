import type { Seo } from '../schema/page.ts';
import { waitingToSend } from './offline.ts';

// Ends with a full stop: '8:21 p.m.'.
const timeOf = (date: Date) => date.toLocaleTimeString('en-CA', { timeStyle: 'short' });

interface OutboxPage {
  seo: Seo;
  heading: string;
  text: string;
  empty: string;
  loading: string;
  states: Record<'waiting' | 'sending' | 'rejected', string>;
  tryNow: string;
  edit: string;
  noAnswer: string;
  asked(until: Date): string;
  unreadable: string;
  correct: string;
  discard: string;
  busy: string;
  sentHeading: string;
}

export const outboxPage: OutboxPage = {
  seo: {
    title: waitingToSend,
    description:
      'Requests and messages that were filled in without a connection, kept on this device until they have been sent.',
  },
  heading: waitingToSend,
  text: 'What you send without a connection is kept on this device and sent once, when the connection returns. It never expires.',
  empty: 'Nothing is waiting. Everything you sent from this device has arrived.',
  loading: 'Loading the forms on this device.',
  states: { waiting: 'Waiting', sending: 'Sending', rejected: 'Rejected' },
  tryNow: 'Try now',
  edit: 'Edit',
  noAnswer: 'Waiting for a connection.',
  asked: (until) => `The site is busy. This will be sent at ${timeOf(until)}`,
  unreadable:
    'This browser does not allow the site to save forms on this device. Forms can be sent only while you are connected.',
  correct: 'Correct',
  discard: 'Discard',
  busy: 'It’s being sent, or edited in another window. Try again in a moment.',
  sentHeading: 'Sent from this device',
};

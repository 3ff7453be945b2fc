import { waitingToSend } from './offline.ts';

const moment = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeStyle: 'short' });

/** 'November 25, 2026 at 12:55 p.m.' */
export const momentOf = (date: Date): string => moment.format(date);

export const outboxPage = {
  seo: {
    title: waitingToSend,
    description:
      'Requests and messages that you filled in while offline stay on this device until they are sent.',
  },
  heading: waitingToSend,
  text: 'What you send while offline stays on this device and is sent once, when you’re back online. It never expires.',
  empty: 'Nothing is waiting. Everything you sent from this device has arrived.',
  loading: 'Loading the forms on this device.',
  states: { waiting: 'Waiting', sending: 'Sending', rejected: 'Rejected' },
  tryNow: 'Try now',
  edit: 'Edit',
  noAnswer: 'Waiting for a connection.',
  asked: (until: Date) => `The site is busy. Next try: ${momentOf(until)}`,
  unreadable:
    'This browser doesn’t let us save forms on this device. You can send forms only while you’re online.',
  correct: 'Correct',
  discard: 'Discard',
  busy: 'It’s being sent, or edited in another window. Try again in a moment.',
  sentHeading: 'Sent from this device',
};

import type { MailedLink } from '../../../../rules/server-bundle.ts';

interface LinkText {
  heading: string;
  /** `{email}` stands for the reader's address. */
  text: string;
  /** The label of the button, which posts to the page's own URL. */
  button?: string;
}

/** The pages behind the links of newsletter mails, by the state of the link. */
export const linkPages: Record<MailedLink['state'], LinkText> = {
  confirm: {
    heading: 'Confirm your subscription',
    text: 'Confirm that you’d like our newsletter at {email}.',
    button: 'Confirm',
  },
  subscribed: {
    heading: 'You are subscribed',
    text: 'Thank you. You can unsubscribe at any time with the link in each newsletter.',
  },
  unsubscribe: {
    heading: 'Unsubscribe from the newsletter',
    text: 'Confirm that you’d no longer like our newsletter at {email}.',
    button: 'Unsubscribe',
  },
  ended: {
    heading: 'You are unsubscribed',
    text: 'We won’t send you the newsletter any more. To subscribe again, use the form at the bottom of any page.',
  },
  unknown: {
    heading: 'This link is not known',
    text: 'Check that you copied the whole link from the email. A link to confirm works for a week. After that, subscribe again at the bottom of any page. You can also email us to unsubscribe.',
  },
};

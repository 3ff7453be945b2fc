import requestQuote from './request-quote.graphql?raw';
import sendEnquiry from './send-enquiry.graphql?raw';
import sendMessage from './send-message.graphql?raw';
import sendQuickMessage from './send-quick-message.graphql?raw';
import subscribeNewsletter from './subscribe-newsletter.graphql?raw';

/** What page and worker must know of a form to send it. A new form is a line here and its fields. */
export interface FormOperation {
  /** How the list of waiting submissions names it. */
  title: string;
  /** The page on which it is filled in, and corrected. */
  path: string;
  /** The mutation, as text: an item may outlive the version that queued it, so it is not sent by its hash. */
  mutation: string;
  /** The mutation's root field, whose presence in the answer means that the lead is stored. */
  field: string;
  /** The input field that takes the names of the uploaded photos. */
  photosField?: string;
}

/** The forms; an item of the outbox carries its name for as long as it waits, so a name never changes. */
export type FormName = 'quote' | 'message' | 'quick-message' | 'project' | 'partnership' | 'newsletter';

export const operations: Record<FormName, FormOperation> = {
  quote: {
    title: 'Quote request',
    path: '/get-a-quote',
    mutation: requestQuote,
    field: 'requestQuote',
    photosField: 'propertyPhotos',
  },
  message: {
    title: 'Message',
    path: '/contact',
    mutation: sendMessage,
    field: 'sendMessage',
  },
  'quick-message': {
    title: 'Short message',
    path: '/about',
    mutation: sendQuickMessage,
    field: 'sendQuickMessage',
  },
  project: {
    title: 'Project management enquiry',
    path: '/project-management',
    mutation: sendEnquiry,
    field: 'sendEnquiry',
  },
  partnership: {
    title: 'Partnership enquiry',
    path: '/partnership-opportunities',
    mutation: sendEnquiry,
    field: 'sendEnquiry',
  },
  newsletter: {
    title: 'Newsletter subscription',
    path: '/outbox',
    mutation: subscribeNewsletter,
    field: 'subscribeNewsletter',
  },
};

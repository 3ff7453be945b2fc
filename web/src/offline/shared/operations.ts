import requestQuote from './request-quote.graphql?raw';
import sendEnquiry from './send-enquiry.graphql?raw';
import sendMessage from './send-message.graphql?raw';
import sendQuickMessage from './send-quick-message.graphql?raw';
import subscribeNewsletter from './subscribe-newsletter.graphql?raw';

/** How pages and the worker send a form. */
interface FormOperation {
  /** The name in the list of waiting submissions. */
  title: string;
  /** The page with the form. */
  path: string;
  /** The text of the mutation, not its hash: an item may be sent by a later release. */
  mutation: string;
  /** The mutation's root field. If the response contains it, the server has stored the lead. */
  field: string;
  /** The input field that takes the names of the uploaded photos. */
  photosField?: string;
}

/** Items of the outbox store this name, so a name never changes. */
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

import type { FormName } from '../../../../rules/form/form-types.ts';
import requestQuote from './request-quote.graphql?raw';
import sendEnquiry from './send-enquiry.graphql?raw';
import sendMessage from './send-message.graphql?raw';
import sendQuickMessage from './send-quick-message.graphql?raw';
import subscribeNewsletter from './subscribe-newsletter.graphql?raw';

/** How pages and the worker send a form. */
interface FormOperation {
  /** The page with the form. */
  path: string;
  /** The text of the mutation, not its hash: an item may be sent by a later release. */
  mutation: string;
  /** The mutation's root field. If the response contains it, the server has stored the lead. */
  field: string;
  /** The input field that takes the names of the uploaded photos. */
  photosField?: string;
}

export const operations: Record<FormName, FormOperation> = {
  quote: {
    path: '/get-a-quote',
    mutation: requestQuote,
    field: 'requestQuote',
    photosField: 'propertyPhotos',
  },
  message: { path: '/contact', mutation: sendMessage, field: 'sendMessage' },
  'quick-message': { path: '/about', mutation: sendQuickMessage, field: 'sendQuickMessage' },
  project: { path: '/project-management', mutation: sendEnquiry, field: 'sendEnquiry' },
  partnership: { path: '/partnership-opportunities', mutation: sendEnquiry, field: 'sendEnquiry' },
  newsletter: { path: '/outbox', mutation: subscribeNewsletter, field: 'subscribeNewsletter' },
};

import requestQuote from './request-quote.graphql?raw';

/** What page and worker must know of a form to send it. A new form is a line here and its fields. */
export interface FormOperation {
  /** How the list of waiting submissions names it. */
  title: string;
  /** The page on which it is filled in, and corrected. */
  path: string;
  /** The mutation, as text: an item may outlive the version that queued it, so no hash stands for it. */
  mutation: string;
  /** The mutation's root field, whose presence in the answer means that the lead is stored. */
  field: string;
  /** The input field that takes the names of the uploaded photos. */
  photosField?: string;
}

export type FormName = 'quote';

export const operations: Record<FormName, FormOperation> = {
  quote: {
    title: 'Quote request',
    path: '/get-a-quote',
    mutation: requestQuote,
    field: 'requestQuote',
    photosField: 'propertyPhotos',
  },
};

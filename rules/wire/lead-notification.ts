/** A notification of a lead from the API for the worker. Workers of earlier releases read it too. */
export interface LeadNotification {
  id: string;
  /** The title of the form. */
  form: string;
  name?: string | undefined;
  town?: string | undefined;
  /** The number of unread conversations, for the icon of the app. */
  unread?: number | undefined;
}

type Part = Exclude<keyof LeadNotification, 'id' | 'form' | 'unread'>;

/** The parts that a notification shows below the form, in their order, and their names. */
const parts: Record<Part, string> = { name: 'the first name', town: 'the town' };

/** Returns the text below the form. */
export const notificationBody = (notification: LeadNotification): string =>
  (Object.keys(parts) as Part[])
    .map((part) => notification[part])
    .filter(Boolean)
    .join(', ');

/** The parts in words, for the account page and docs/product.md. */
export const notificationParts = ['the form', ...Object.values(parts)]
  .join(', ')
  .replace(/, ([^,]*)$/, ' and $1');

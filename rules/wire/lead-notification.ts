/** A notification of a lead from the API for the worker. Workers of earlier releases read it too. */
export interface LeadNotification {
  id: string;
  /** The title of the form. */
  form: string;
  /** The first name. */
  name?: string | undefined;
  town?: string | undefined;
}

/** A notification of a lead, as the API sends it and the worker shows it. Workers of earlier releases read it too. */
export interface LeadNotification {
  id: string;
  /** The title of the form. */
  form: string;
  /** The first name. */
  name?: string | undefined;
  town?: string | undefined;
}

import { storedUser } from '../../lib/user-session.ts';

/** 'Anna saved this', or 'You saved this in another tab', for the email address of an admin. */
export const whoSaved = (email: string, nameOf: (email: string) => string): string =>
  email === storedUser()?.email ? 'You saved this in another tab' : `${nameOf(email)} saved this`;

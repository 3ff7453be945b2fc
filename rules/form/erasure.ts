import { text } from '../field/text.ts';

/** The email address of the person whose data is erased: as long as a mail server accepts (RFC 5321). */
export const personEmail = text('Email', 254);

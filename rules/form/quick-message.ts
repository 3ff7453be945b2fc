import { digits, email, text } from '../field/text.ts';
import { honeypot } from './submission.ts';

/** The short contact form of heroes and the about page, by the rules of docs/product.md. */
export const quickMessageFields = {
  name: text('Full name', 40),
  email: email('Email address', 36),
  // The control takes 22 characters and keeps 20 digits (docs/product.md).
  phone: digits('Phone number', 20, { cut: true }),
  message: text('Message', 70, { multiline: true }),
  website: honeypot,
};

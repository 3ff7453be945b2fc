// The forms' names on the wire, misspellings included (spec section 7; contract section 4 for 'Contact').

export const QUOTE_FORM = 'Get a Qoute';
export const QUICK_MESSAGE_FORM = 'Get in Touch';
export const MESSAGE_FORM = 'Contact';
export const PROJECT_FORM = 'Message genrated through Project Management form';
export const PARTNERSHIP_FORM = 'Message genrated through Partnership form';
export const NEWSLETTER_FORM = 'Newsletter';

import { randomInt } from 'node:crypto';

/** A form and its two transports. */
export interface TestForm {
  formType: string;
  /** The mutation and the type of its input. */
  mutation: string;
  input: string;
  path: string;
  /** Valid values of its fields. */
  sample: Record<string, unknown>;
}

/** An email address for each form, because the site sends three acknowledgements a day to one. */
const person = (email: string) => ({ name: 'Zoé Visitor', email });

/** Returns a phone number of another person: leads with the same one are a conversation. */
export const newPhone = () => `905555${randomInt(1000, 10_000)}`;

export const quickMessage: TestForm = {
  formType: 'Get in Touch',
  mutation: 'sendQuickMessage',
  input: 'QuickMessageInput',
  path: '/send-quote',
  sample: { ...person('quick@example.com'), phone: '9055550123', message: 'Please call me.' },
};

export const message: TestForm = {
  formType: 'Contact',
  mutation: 'sendMessage',
  input: 'MessageInput',
  path: '/send-contact-form-main',
  sample: { ...person('visitor@example.com'), phoneNum: '9055550123', message: 'Do you stage condominiums?' },
};

const enquiry = (formType: string, email: string): TestForm => ({
  formType,
  mutation: 'sendEnquiry',
  input: 'EnquiryInput',
  path: '/send-project-management-form',
  sample: {
    formType,
    ...person(email),
    phoneNum: '9055550123',
    timeToConnect: 'Weekday mornings',
    description: 'A kitchen and two bathrooms.',
  },
});

export const project = enquiry('Message genrated through Project Management form', 'project@example.com');
export const partnership = enquiry('Message genrated through Partnership form', 'partner@example.com');

export const newsletter: TestForm = {
  formType: 'Newsletter',
  mutation: 'subscribeNewsletter',
  input: 'NewsletterInput',
  path: '/send-newsletter',
  sample: { email: 'reader@example.com' },
};

/** Every form except the quote, which needs photos. */
export const forms = [quickMessage, message, project, partnership, newsletter];

/** Valid values of the quote form, without photos. */
export const quote = {
  firstName: 'Test',
  lastName: 'Visitor',
  email: 'visitor@example.com',
  phone: '9055550123',
  streetAddress: '1 Main Street',
  city: 'Milton',
  state: 'Ontario',
  postalCode: 'L9T 1A1',
  occupation: 'Home Owner',
  propertySize: '2,000 sq ft',
  propertyType: 'Detached house',
  propertyStatus: 'Vacant',
  listPrice: 899000,
  date: '2026-12-24',
};

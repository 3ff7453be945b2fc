/** A form over both of its transports. */
export interface TestForm {
  formType: string;
  /** The mutation and the type of its input. */
  mutation: string;
  input: string;
  path: string;
  /** Valid values. */
  sample: Record<string, unknown>;
}

/** A visitor of each form, because one address is sent three acknowledgements a day. */
const person = (email: string) => ({ name: 'Zoé Visitor', email });

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

/** Every form but the quote, which needs photos. */
export const forms = [quickMessage, message, project, partnership, newsletter];

/** The values of the quote form without its photos. */
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

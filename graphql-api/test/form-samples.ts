/** A form at both of its doors. */
export interface TestForm {
  formType: string;
  /** The mutation and the type of its input. */
  mutation: string;
  input: string;
  path: string;
  /** What somebody fills in. */
  sample: Record<string, unknown>;
}

const person = { name: 'Zoé Visitor', email: 'visitor@example.com' };

export const quickMessage: TestForm = {
  formType: 'Get in Touch',
  mutation: 'sendQuickMessage',
  input: 'QuickMessageInput',
  path: '/send-quote',
  sample: { ...person, phone: '9055550123', message: 'Please call me.' },
};

export const message: TestForm = {
  formType: 'Contact',
  mutation: 'sendMessage',
  input: 'MessageInput',
  path: '/send-contact-form-main',
  sample: { ...person, phoneNum: '9055550123', message: 'Do you stage condominiums?' },
};

const enquiry = (formType: string): TestForm => ({
  formType,
  mutation: 'sendEnquiry',
  input: 'EnquiryInput',
  path: '/send-project-management-form',
  sample: {
    formType,
    ...person,
    phoneNum: '9055550123',
    timeToConnect: 'Weekday mornings',
    description: 'A kitchen and two bathrooms.',
  },
});

export const project = enquiry('Message genrated through Project Management form');
export const partnership = enquiry('Message genrated through Partnership form');

export const newsletter: TestForm = {
  formType: 'Newsletter',
  mutation: 'subscribeNewsletter',
  input: 'NewsletterInput',
  path: '/send-newsletter',
  sample: { email: 'visitor@example.com' },
};

/** Every form but the quote, which needs photos. */
export const forms = [quickMessage, message, project, partnership, newsletter];

/** The short contact form, on the about page and inside heroes; its labels are its placeholders too. */
export const quickContact = {
  heading: 'Send us a message',
  placeholders: { name: 'Full name', email: 'Email address', phone: 'Phone number', message: 'Message' },
  submit: 'Submit',
};

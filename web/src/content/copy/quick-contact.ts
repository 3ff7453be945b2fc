/** The short contact form, on the about page and inside heroes. */
export const quickContact = {
  heading: 'Send us a message',
  submit: 'Submit',
};

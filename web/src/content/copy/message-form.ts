/** The texts of the main contact form. */
export const messageForm = {
  hints: { message: 'Up to 350 characters.' },
  submit: 'Submit',
};

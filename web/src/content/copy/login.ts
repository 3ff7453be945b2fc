export const loginPage = {
  seo: {
    title: 'Sign In',
    description:
      'Sign in to manage the blog posts and the location pages of this website. For the people who run it; visitors need no account.',
  },
  heading: 'Sign In',
  labels: {
    showPassword: 'Show password',
    hidePassword: 'Hide password',
  },
  submit: 'Sign In',
  codeHint: 'From your authenticator app, or a recovery code.',
  forgotten: 'Forgot password?',
  /** For an account without the admin role. */
  notAdmin: 'This account may not edit the website. Sign in with an admin account.',
};

export const forgotPage = {
  seo: { title: 'Forgot Password', description: 'Get a link by email to set a new password.' },
  heading: 'Forgot password?',
  text: 'Enter your email address. We’ll email you a link to set a new password. It works for one hour.',
  submit: 'Send the link',
  sent: 'If this email address has an account, a link is on its way. It works for one hour.',
  back: 'Back to the sign-in',
};

export const passwordPage = {
  seo: { title: 'Choose a Password', description: 'Choose a new password with the link from an email.' },
  heading: 'Choose a password',
  hint: '8 to 16 characters, and not a common password.',
  submit: 'Save the password',
  saved: 'Your password is saved, and all devices are signed out.',
  signIn: 'Sign in',
};

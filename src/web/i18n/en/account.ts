import type { messages as french } from '../fr/account.ts';
import type { Translation } from '../translation.ts';

export const messages: Translation<typeof french> = {
  whyAccount: 'An account lets us send your confirmation and lets you cancel online.',
  collectionNotice:
    'We use your name, phone and e-mail to manage your appointments. You can view, correct, download or delete them.',
  privacyPolicy: 'Privacy policy',
  activationSent: 'Open the e-mail on this device to finish.',
  notBookedYet: 'Your spot is not booked yet.',
  fields: {
    name: 'First and last name',
    nameInvalid: 'Give a name of 3 to 50 letters; spaces, hyphens and apostrophes are fine.',
    email: 'E-mail',
    password: 'Password',
    newPassword: 'New password',
    confirmation: 'Confirm the password',
    showPassword: 'Show the password',
    hidePassword: 'Hide the password',
  },
  rules: {
    length: '8 to 24 characters',
    uppercase: 'a capital letter',
    lowercase: 'a small letter',
    digit: 'a digit',
    symbol: 'one of these signs, and no other sign or accent: ! @ # $ %',
    met: 'met',
  },
  waiting: {
    kept: 'Your appointment is kept:',
    services_one: '{{count}} service',
    services_other: '{{count}} services',
  },
  login: {
    persist: 'Keep me logged in',
    persistHint: 'Not on a shared device.',
    forgotten: 'Forgot your password?',
    create: 'Create an account (1 minute)',
    denied: 'Your account has no access to this page.',
    toDashboard: 'Go to the dashboard',
  },
  demo: {
    title: 'Demo salon: these accounts are there to try it out.',
    password: 'The password of all of them:',
  },
  register: {
    title: 'Create an account',
    submit: 'Create my account',
    haveAccount: 'Already have an account?',
    children: 'Are you under 14? Ask a parent to book for you.',
  },
  sent: {
    title: 'Check your e-mail',
    to: 'We have written to {{email}}.',
    spam: 'Nothing there? Look in your spam folder too.',
    resend: 'Send the e-mail again',
    resendIn_one: 'Send the e-mail again (in {{count}} s)',
    resendIn_other: 'Send the e-mail again (in {{count}} s)',
    help: 'Need help? Call',
  },
  activate: {
    title: 'Activate my account',
    hello: 'Hello {{name}}!',
    lead: 'One last step: activate your account, then log in.',
    submit: 'Activate my account',
    invalid: 'This link is not valid. Ask for a new one.',
    renew: 'Get a new link',
    already: 'Your account is already active: all that is left is to log in.',
    goToLogin: 'Log in',
  },
  forget: {
    title: 'Forgotten password',
    lead: 'We will send you a link to choose a new one.',
    submit: 'Get the link',
    sent: 'If an account exists at this address, the link is there. It works once, for an hour.',
  },
  reset: {
    title: 'New password',
    lead: 'Choose a new password. Your other sessions will be closed.',
    submit: 'Save the password',
    newLink: 'Ask for a new link',
  },
};

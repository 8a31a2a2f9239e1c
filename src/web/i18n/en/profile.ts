import type { messages as french } from '../fr/profile.ts';
import type { Translation } from '../translation.ts';

export const messages: Translation<typeof french> = {
  title: 'My profile',
  temporary: {
    title: 'Choose your password',
    lead: 'Yours is temporary: someone else chose it. The rest of the dashboard opens as soon as you’ve set your own.',
  },
  details: {
    title: 'Details',
    name: 'First and last name',
    email: 'E-mail',
    emailLocked: 'The e-mail identifies your account: it cannot be changed.',
    language: 'Language of your e-mails',
    fr: 'Français',
    en: 'English',
    reminders: 'Get a reminder the day before each appointment',
    saved: 'Your profile has been saved.',
  },
  password: {
    title: 'Password',
    lead: 'You’ll be logged out everywhere else, and an e-mail will confirm the change.',
    current: 'Current password',
    currentRequired: 'Enter your current password.',
    submit: 'Change the password',
    saved: 'Your password has been changed.',
  },
  data: {
    title: 'My information',
    lead: 'Your profile, appointments, logins and the e-mails we’ve sent you, right away and without a form.',
    json: 'Download my data (JSON)',
    csv: 'Download my data (CSV)',
    ready: 'The file is ready.',
    fileName: 'my-data-{{date}}',
  },
  removal: {
    title: 'Delete my account',
    lead: 'Your upcoming appointments will be cancelled. Your name, e-mail and phone will disappear from past ones.',
    ask: 'Delete my account',
    dialogTitle: 'Delete your account?',
    dialogBody: 'This cannot be undone. Enter your password to confirm.',
    keep: 'Keep my account',
    password: 'Your password',
  },
};

import type { messages as french } from '../fr/account.ts';
import type { Translation } from '../translation.ts';

export const messages: Translation<typeof french> = {
  whyAccount: 'An account lets us send your confirmation and lets you cancel online.',
  collectionNotice:
    'We use your name, phone and e-mail to manage your appointments. You can view, correct, download or delete them.',
  privacyPolicy: 'Privacy policy',
  activationSent: 'Open the e-mail on this device to finish. Your spot is not booked yet.',
};

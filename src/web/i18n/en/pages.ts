import type { messages as french } from '../fr/pages.ts';
import type { Translation } from '../translation.ts';

export const messages: Translation<typeof french> = {
  notFound: {
    otherLanguage: 'fr-CA',
    otherTitle: 'Page introuvable',
    title: 'Page not found',
    sentence: 'The address may have changed.',
  },
  helps: {
    languages: 'Language of the answers',
    fr: 'Français',
    en: 'English',
    es: 'Español',
    title: 'Help',
    lead: 'Answers to the questions we hear most.',
    search: 'Search the questions',
    found_one: '{{count}} question found',
    found_other: '{{count}} questions found',
    empty: 'No questions yet. Write to us.',
    other: 'Still have a question?',
    otherText: 'Call us during opening hours, or write at any time.',
    write: 'Write to us',
    hoursOf: 'Opening hours, {{place}}',
  },
  about: {
    back: 'Back to the home page',
    title: 'Two salons, the same careful hands',
    lead: 'Manicures, pedicures and nail extensions, on Chemin Sainte-Foy, Québec City.',
    house: {
      title: 'Two locations',
      text: '{{first}} and {{second}}, a few minutes apart. The same services, the same prices: choose the closer one, or the one with the time you need.',
    },
    work: {
      title: 'Time for each person',
      text: 'We never book more people than we have chairs. Your time is yours: come a quarter of an hour early, pick a colour, and leave the rest to us.',
    },
    care: {
      title: 'No surprises',
      text: 'Prices are posted, you pay at the salon, and a change of plans costs nothing: you can cancel online right up to your appointment.',
    },
  },
  offline: {
    title: 'You’re offline',
    lead: 'Your cart is saved on this device. Until you’re back online, here are our hours and our number.',
  },
  mailbox: {
    title: 'Mailbox',
    lead: 'The demo salon sends nothing: the e-mails it would have sent are kept here, newest first.',
    view: 'View',
    asMail: 'E-mail',
    asText: 'Text only',
    scheme: 'Screen of the mail program',
    light: 'Light',
    dark: 'Dark',
    width: 'Width',
    refresh: 'Refresh',
    empty: 'No e-mail yet.',
    to: 'To {{email}}',
    links: 'Links in this e-mail',
    attached: 'Attachment: {{name}}',
  },
};

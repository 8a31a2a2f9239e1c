import type { messages as french } from '../fr/legal.ts';
import type { Translation } from '../translation.ts';

export const messages: Translation<typeof french> = {
  edition: 'Version {{version}}, in force since {{date}}',
  print: 'Print',
  brief: 'In short',
  privacy: {
    title: 'Privacy',
    brief:
      '- We ask for your name, phone and e-mail, for your appointments and nothing else.\n- No advertising, no audience measurement, no profiling. Nothing is sold.\n- You can view, correct, download and delete your information yourself, in your profile.\n- One person is responsible for it and reads what you write: the address is below.',
    officer: {
      title: 'Who is responsible',
      text: 'For any question, request or complaint about your personal information, write to this person. You will get an answer within 30 days.',
    },
    what: {
      title: 'What we collect',
      text: 'Only what we need to welcome you and to reach you:\n\n- for an account: your name, your e-mail, your language, whether you want reminders, and a password of which we keep only an unreadable fingerprint;\n- for an appointment: your name, your phone, the location, the day, the time, the services and their prices, and the comment you write, if any;\n- after a visit: the colour that you or the team noted;\n- for security: logins, failed logins and account changes, with the IP address.\n\nWe ask for no payment card, no date of birth, no home address, no medical information. You give us this information yourself, in the forms of the site, by phone or at the salon.',
    },
    why: {
      title: 'Why',
      text: '- To prepare your appointment, welcome you and tell you of any change.\n- To send you the confirmation, a reminder the day before and the e-mails of your account.\n- To keep the salon’s books.\n- To protect your account against intruders.\n\nNothing else, and no decision about you is made by a machine. Without your name and a way to reach you, we can’t hold a spot for you.',
    },
    access: {
      title: 'Who has access',
      text: 'You, through your account. At the salon, the people who keep the schedule see the appointments; only the site’s administrators see the accounts. Nobody sees your password.\n\nYour information is not sold, rented or exchanged. We pass it on only where the law requires it.',
    },
    outside: {
      title: 'What leaves the salon',
      text: 'The site runs at a hosting company, and e-mails go through a mail service; both act for us only. Before entrusting information to a company outside Québec, we assess whether it will be well protected there. The privacy officer can tell you who these companies are and where.\n\nThe map of an address comes from Google. It is loaded only when you ask for it; Google then receives your IP address.',
    },
    duration: {
      title: 'For how long',
      text: '- Your account: until you delete it.\n- Your appointments: {{months}} months after the visit. Then the name, phone, e-mail, comment and colour note are erased; only anonymous figures remain.\n- E-mails sent, the record of changes and that of security: {{months}} months.\n- A session: 12 hours without activity, or 7 days if you asked to stay logged in; 30 days at most.\n- Links received by e-mail: 7 days to activate an account, 1 hour for a password; they work once.\n- An appointment started when you created your account: until you first log in, 7 days at most.\n- Your details in your browser’s cart: 24 hours.',
    },
    browser: {
      title: 'What your browser keeps',
      text: 'Only what the site needs in order to work. That is why there is no cookie banner to accept.',
    },
    rights: {
      title: 'Your rights',
      text: 'At any time and free of charge, you can:\n\n- view and correct your information, in your profile;\n- download everything we have about you, in a file that other software can read (JSON or CSV);\n- delete your account: your upcoming appointments are cancelled, and past ones remain without your name;\n- stop receiving reminders;\n- ask the privacy officer for any of this, or make a complaint.\n\nIf the answer does not satisfy you, you can turn to the Commission d’accès à l’information du Québec (cai.gouv.qc.ca).',
    },
    children: {
      title: 'Under 14',
      text: 'Are you under 14? Ask a parent, or the person who has custody of you, to book for you with their own account.',
    },
    safety: {
      title: 'Security and changes',
      text: 'Your connection to the site is encrypted, team members see only what their work requires, and their logins are recorded. If an incident presented a risk of serious injury, we would notify you, as well as the Commission d’accès à l’information.\n\nWhen this policy changes, the new version and its date appear here.',
    },
  },
  inventory: {
    session: {
      name: 'rt (cookie)',
      content: 'Your session; scripts cannot read it.',
      life: '12 hours or 7 days without activity; 30 days at most',
    },
    device: {
      name: 'device (cookie)',
      content:
        'That your account was opened in this browser before, so that nobody can lock you out by guessing your password; it does not say who you are.',
      life: '1 year',
    },
    cart: {
      name: 'card',
      content: 'The cart, the chosen location and time, and your details before the booking.',
      life: 'Details: 24 hours; the rest: 7 days; emptied after the booking',
    },
    persist: { name: 'persist', content: 'Whether you chose to stay logged in.', life: 'Until you change it' },
    display: {
      name: 'lang (a cookie too), theme, side-menu',
      content: 'The chosen language and appearance.',
      life: 'Until you clear them',
    },
    tab: {
      name: 'reloadedAt, react-router-scroll-positions',
      content: 'Where you were in each page, and when the tab had to be reloaded.',
      life: 'Until the tab is closed',
    },
    logout: {
      name: 'logoutPending',
      content: 'A log-out made offline, still to be completed.',
      life: 'Until you’re back online',
    },
    offline: {
      name: 'Offline store',
      content: 'The files of the site, the salon’s hours and phone; no personal information.',
      life: 'Until the next version of the site',
    },
  },
  conditions: {
    title: 'Booking conditions',
    brief:
      '- The spot is yours once the confirmation appears.\n- You pay at the salon. No card is needed.\n- You can cancel online, free of charge, right up to your appointment.\n- Please arrive 15 minutes early.',
    who: { title: 'Who you’re booking with', text: 'The salon and its two locations:' },
    booking: {
      title: 'Booking',
      text: 'You need an account, so that we can send you the confirmation and let you cancel. You can book up to 60 days ahead and, for the same day, no later than 90 minutes before the time.\n\nYour spot is only booked at the last step, when the confirmation appears; an e-mail repeats it.',
    },
    price: {
      title: 'Prices',
      text: 'Prices are per person, in Canadian dollars, before GST and QST. The cart and the review step show the taxes and the total before you confirm; nothing else is added.\n\nWhere a price is given as a range, the total is an estimate: the final price depends on the service chosen at the salon. Otherwise the price shown when you book is the price of your appointment, even if it changes later.',
    },
    payment: { title: 'Payment', text: 'You pay at the salon, after your service. No card is needed to book.' },
    cancel: {
      title: 'Cancelling or changing',
      text: 'Can’t make it? Cancel your appointment online, free of charge, up to its time, or call {{phone}}. Please let us know as early as you can: someone else may want the spot.',
    },
    arrive: {
      title: 'Arriving',
      text: 'Please arrive 15 minutes early. Running late? Call {{phone}}: we will do our best, but the service may be shortened or moved so that the next person does not wait.',
    },
    groups: { title: 'Groups', text: 'Group of four or more? Call {{phone}} so that we can welcome you together.' },
    changes: {
      title: 'If the salon has to change an appointment',
      text: 'An unexpected closing, an absence: we will reach you by phone or e-mail to offer you another time. You may decline, free of charge.',
    },
    law: {
      title: 'Language and law',
      text: 'These conditions exist in French and in English. By booking in English you expressly choose the English version. The laws of Québec apply, and nothing here takes away the rights that the Consumer Protection Act gives you.',
      notices: 'Licences of the software and typefaces this site is made of',
    },
  },
};

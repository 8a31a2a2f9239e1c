import type { messages as french } from '../fr/order.ts';
import type { Translation } from '../translation.ts';

export const messages: Translation<typeof french> = {
  summary: {
    services: 'Services',
    editServices: 'Change the services',
    location: 'Location',
    editLocation: 'Change the location',
    date: 'Date and time',
    editDate: 'Change the date and time',
    client: 'Your details',
    editClient: 'Change your details',
    comment: 'Comment',
    editComment: 'Change the comment',
    add: 'Add',
    addComment: 'Add a comment',
    end: 'Ends around {{time}}',
    with: 'With {{name}}',
    nowAnybody: 'It will be with someone who is free at that time. Confirm whenever you like.',
    anybody: 'Anyone on the team',
    price: 'Price',
    tips: 'You pay at the salon. Please arrive 15 minutes early. Something came up? Move it or cancel it online, at no charge. By booking, you accept our',
    conditions: 'conditions',
    conditionsTitle: 'Conditions',
    allConditions: 'All booking conditions',
    cancellation:
      'Something came up? Cancel your appointment online at no charge, or call {{phone}}. Please let us know as early as you can.',
    frenchFirst:
      'By placing the booking you expressly choose the English version. The French version of these conditions is here:',
    print: 'Print',
    otherTime: 'Choose another time',
  },
  overlap: {
    other:
      'You already have an appointment at that time, from {{from}} to {{to}}, {{location}}. Do you want this one too?',
    sameDay: 'You already have an appointment that day at {{time}}',
    some: 'You already have an appointment at that time. Do you want this one too?',
    meant: 'Yes, book both',
    submitWaits: 'Answer first.',
  },
  unconfirmed: {
    title: 'Your booking',
    byMail:
      'There is no booking to show here. If you have just booked, the details are in your confirmation e-mail; to change or cancel an appointment, call {{phone}}.',
    book: 'Book an appointment',
  },
  confirmed: {
    completed: 'Your booking is complete and confirmed.',
    seeMine: 'My appointments',
    mail: 'The confirmation was sent to you by e-mail.',
    mailTo: 'We sent the confirmation to',
    spam: 'Nothing there? Look in your spam folder.',
    upcoming:
      'Something came up? Your appointment is under “My booking”: move or cancel it online at no charge, or call',
    changesByPhone: 'To change or cancel this appointment, call',
    again: 'Book another appointment',
  },
};

import type { messages as french } from '../fr/booking.ts';
import type { Translation } from '../translation.ts';

export const messages: Translation<typeof french> = {
  heading: {
    location: 'Choose a location',
    services: 'Choose your services',
    cart: 'Your cart',
    date: 'Choose date and time',
    clientInfo: 'Your details',
    summary: 'Check your appointment',
    confirmation: 'You’re booked, {{name}}!',
  },
  step: 'Step {{number}} of 7: {{name}}',
  steps: 'Booking steps',
  stepDone: 'done',
  hold: 'Your spot is only booked at the last step.',
  phoneHint: '10 digits. After the last one, the cursor moves to the comment.',
  commentHint: 'Optional. Please don’t include medical information.',
  kept: 'Your appointment is kept on this device.',
};

export const messages = {
  home: 'Manicures, pedicures and nail extensions at {{first}} and {{second}}, Québec City. Book online, pay at the salon.',
  about: 'The salon, its two locations, {{first}} and {{second}}, and the way we work.',
  privacy: 'How the salon protects your personal information, at {{first}} and {{second}}.',
  conditions:
    'Booking conditions at the salon, {{first}} and {{second}}: prices, payment at the salon, free cancellation.',
  helps: 'Answers about appointments and services, at {{first}} and {{second}}.',
  bookingLocation: 'Choose your salon, {{first}} or {{second}}, Québec City, and book online.',
  bookingDate: 'Free times at {{first}} and {{second}}: choose the day and time of your appointment.',
  bookingServices: 'Services and prices: manicures, pedicures and more, at {{first}} and {{second}}, Québec City.',
};

import { describe, expect, it } from 'vitest';
import { profileSchema, registrationSchema } from './schemas/auth.ts';
import { helpDraftSchema } from './schemas/helps.ts';
import { bookingSchema, deskBookingSchema } from './schemas/reservations.ts';
import { serviceDraftSchema } from './schemas/services.ts';
import { closureDraftSchema, settingsChangeSchema } from './schemas/settings-changes.ts';
import { userChangeSchema, userDraftSchema } from './schemas/users.ts';

const TYPED = ' \u200BZoé\u00A0\u00A0d\u2011Or\u3164 ';
const KEPT = 'Zoé d-Or';
const INVISIBLE = '\u3164\u200B \u2800';
const ID = '5b1c4f0e-6f0e-4f0e-8f0e-5b1c4f0e6f0e';

const account = { email: 'zoe@exemple.ca', password: 'Lunule!2026', roles: ['Client'], status: true, id: ID };
const place = {
  reservationServices: [{ serviceId: ID, qty: 1 }],
  reservationLocation: { locationReserved: 1 },
  reservationDate: { dateReserved: '2026-06-04', timeReserved: '13:30' },
  totalPrice: 10,
};
const service = {
  category: 'manicure',
  titre: 'Pose',
  contenu: 'Pose',
  durationType: 'fixed',
  duration: 30,
  priceType: 'fixed',
  price: 10,
  capacity: 1,
};
const contact = { client: 'Zoé', phone: '', comment: '' };
const help = { question: 'Quand?', answer: 'Demain.' };

const CASES = [
  {
    of: 'a registration',
    schema: registrationSchema,
    body: (name: string) => ({ ...account, name }),
    isRequired: true,
  },
  { of: 'a profile', schema: profileSchema, body: (name: string) => ({ ...account, name }), isRequired: true },
  { of: 'a user', schema: userDraftSchema, body: (name: string) => ({ ...account, name }), isRequired: true },
  { of: 'a user’s change', schema: userChangeSchema, body: (name: string) => ({ ...account, name }), isRequired: true },
  ...(['client', 'comment'] as const).map((field) => ({
    of: `a booking’s ${field}`,
    schema: bookingSchema,
    body: (text: string) => ({ ...place, reservationClientInfo: { ...contact, [field]: text } }),
    isRequired: field === 'client',
  })),
  // The desk's name has a rule and a sentence of its own.
  ...(['client', 'comment', 'performer'] as const).map((field) => ({
    of: `a desk booking’s ${field}`,
    schema: deskBookingSchema,
    body: (text: string) => ({ ...place, reservationClientInfo: { ...contact, [field]: text } }),
    isRequired: false,
  })),
  ...(['titre', 'contenu', 'title', 'content', 'titulo', 'contenido'] as const).map((field) => ({
    of: `a service’s ${field}`,
    schema: serviceDraftSchema,
    body: (text: string) => ({ ...service, [field]: text }),
    isRequired: field === 'titre' || field === 'contenu',
  })),
  ...(['question', 'answer', 'questionEn', 'answerEn', 'questionEs', 'answerEs'] as const).map((field) => ({
    of: `a help’s ${field}`,
    schema: helpDraftSchema,
    body: (text: string) => ({ ...help, [field]: text }),
    isRequired: field === 'question' || field === 'answer',
  })),
  ...(['name', 'tpsNumber', 'tvqNumber'] as const).map((field) => ({
    of: `the salon’s ${field}`,
    schema: settingsChangeSchema,
    body: (text: string) => ({ [field]: text }),
    isRequired: field === 'name',
  })),
  ...(['name', 'street', 'city'] as const).map((field) => ({
    of: `an address’s ${field}`,
    schema: settingsChangeSchema,
    body: (text: string) => ({ locations: [{ code: 1, [field]: text }] }),
    isRequired: true,
  })),
  ...(['title', 'address'] as const).map((field) => ({
    of: `the privacy officer’s ${field}`,
    schema: settingsChangeSchema,
    body: (text: string) => ({
      privacyOfficer: { title: 'Direction', email: 'a@exemple.ca', address: 'Ici', [field]: text },
    }),
    isRequired: true,
  })),
  {
    of: 'a social link',
    schema: settingsChangeSchema,
    body: (name: string) => ({ socialLinks: [{ name, url: 'https://exemple.ca' }] }),
    isRequired: true,
  },
  ...(['fr', 'en'] as const).map((language) => ({
    of: `a closure’s reason in ${language}`,
    schema: closureDraftSchema,
    body: (text: string) => ({ date: '2026-06-04', label: { fr: '', en: '', [language]: text } }),
    isRequired: false,
  })),
];

describe('a text of a person', () => {
  it.each(CASES)('is cleaned in $of', ({ schema, body }) => {
    const kept = JSON.stringify(schema.parse(body(TYPED)));
    expect(kept).toContain(`"${KEPT}"`);
  });

  it.each(CASES)('that draws nothing is empty in $of', ({ schema, body, isRequired }) => {
    const read = schema.safeParse(body(INVISIBLE));
    expect(read.success).toBe(!isRequired);
    if (read.success) expect(JSON.stringify(read.data)).not.toMatch(/[\u3164\u200B\u2800]/);
  });
});

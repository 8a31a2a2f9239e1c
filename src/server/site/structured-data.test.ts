import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '#domain/salon/salon-settings.ts';
import { structuredData } from './structured-data.ts';

const HELPS = [
  {
    _id: '00000000-0000-4000-8000-000000000001',
    question: 'Où?',
    answer: 'À Québec.',
    questionEn: 'Where?',
    answerEn: null,
    status: 'public',
  },
];

const SERVICE = {
  _id: '00000000-0000-4000-8000-000000000002',
  category: 'manicure',
  titre: 'Manucure gel',
  contenu: 'Un vernis qui tient.',
  title: 'Gel manicure',
  content: null,
  titulo: null,
  contenido: null,
  image: null,
  video: null,
  durationType: 'fixed',
  duration: 45,
  durationMax: null,
  priceType: 'discount',
  price: 55,
  priceMax: null,
  priceDiscount: 45,
  capacity: 4,
  rating: null,
  numReviews: 0,
  status: 'public',
};

const ANSWERS: Record<string, unknown> = {
  'helps/public': HELPS,
  'services/public': [SERVICE, { ...SERVICE, priceType: 'range', priceDiscount: null, priceMax: 70 }],
};

function factsOf(path: string, language: 'fr' | 'en' = 'fr') {
  return structuredData({
    salon: DEFAULT_SETTINGS,
    today: '2026-06-03',
    publicUrl: 'https://lunule.example',
    path,
    language,
    callApi: async (call) => ({ status: 200, body: JSON.stringify(ANSWERS[call]) }),
  });
}

describe('structuredData', () => {
  it('describes one house with two salons, each with its address and its week', async () => {
    const facts = await factsOf('/');
    expect(facts).toMatchObject({ '@context': 'https://schema.org' });
    const text = JSON.stringify(facts);
    expect(text.match(/"@type":"NailSalon"/g)).toHaveLength(2);
    expect(text).toContain('"streetAddress":"2750 chemin Ste-Foy"');
    expect(text).toContain('"telephone":"+14185550123"');
    expect(text).toContain('"dayOfWeek":"Thursday","opens":"09:30","closes":"21:00"');
  });

  it('names the closed days of the coming year', async () => {
    const text = JSON.stringify(await factsOf('/'));
    for (const date of ['2026-06-24', '2026-07-01', '2026-12-25', '2027-01-01']) {
      expect(text).toContain(`"validFrom":"${date}","validThrough":"${date}","opens":"00:00","closes":"00:00"`);
    }
  });

  it('adds the questions to the help page, and to no other', async () => {
    expect(JSON.stringify(await factsOf('/helps'))).toContain(
      '"name":"Où?","acceptedAnswer":{"@type":"Answer","inLanguage":"fr-CA","text":"À Québec."}',
    );
    expect(JSON.stringify(await factsOf('/'))).not.toContain('FAQPage');
  });

  it('asks in the language of the page, and answers in French what was not translated', async () => {
    const facts = JSON.stringify(await factsOf('/helps', 'en'));
    expect(facts).toContain('"@type":"FAQPage","inLanguage":"en-CA"');
    expect(facts).toContain('"inLanguage":"en-CA","name":"Where?"');
    expect(facts).toContain('"inLanguage":"fr-CA","text":"À Québec."');
  });

  it('adds the services with what one pays before taxes to their page', async () => {
    const text = JSON.stringify(await factsOf('/reservation-services', 'en'));
    expect(text).toContain('"name":"Gel manicure","description":"Un vernis qui tient."');
    expect(text).toContain('"price":"45.00","priceCurrency":"CAD"');
    expect(text).toContain('"minPrice":55,"maxPrice":70');
  });

  it('says nothing where the salon does not answer', async () => {
    const facts = structuredData({
      salon: DEFAULT_SETTINGS,
      today: '2026-06-03',
      publicUrl: 'https://lunule.example',
      path: '/helps',
      language: 'fr',
      callApi: async () => ({ status: 503, body: '' }),
    });
    await expect(facts).rejects.toMatchObject({ code: 'busy' });
  });
});

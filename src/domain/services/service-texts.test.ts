import { describe, expect, it } from 'vitest';
import { completenessOf, languagesOf, serviceDescription, serviceName, serviceOpening } from './service-texts.ts';

const french = { titre: 'Manucure gel', contenu: 'Vernis gel.' };
const halfEnglish = { ...french, title: 'Gel manicure', content: ' ' };
const spanishToo = { ...french, title: null, titulo: 'Manicura de gel', contenido: 'Esmalte de gel.' };

describe('the text of a service', () => {
  it.each([
    [french, 'fr', 'Manucure gel', 'fr'],
    [french, 'en', 'Manucure gel', 'fr'],
    [halfEnglish, 'en', 'Gel manicure', 'en'],
    [spanishToo, 'en', 'Manucure gel', 'fr'],
    [spanishToo, 'es', 'Manicura de gel', 'es'],
  ] as const)('names %o in %s as %s, which is %s', (service, wanted, text, language) => {
    expect(serviceName(service, wanted)).toEqual({ text, language });
  });

  it('describes in French what was only named in English', () => {
    expect(serviceDescription(halfEnglish, 'en')).toEqual({ text: 'Vernis gel.', language: 'fr' });
    expect(serviceDescription(spanishToo, 'es')).toEqual({ text: 'Esmalte de gel.', language: 'es' });
  });
});

describe('the opening of a description', () => {
  it.each([
    ['Limage, massage et vernis. Le reste suit.', 'Limage, massage et vernis'],
    ['Poudre à tremper : la tenue d’une pose.', 'Poudre à tremper'],
    ['Envie de couleur? Venez.', 'Envie de couleur?'],
    ['Deux lignes\nici', 'Deux lignes'],
    ['De 1.5 à 2 h sans point', 'De 1.5 à 2 h sans point'],
    [' ', ''],
  ])('of %o is %o', (contenu, opening) => {
    expect(serviceOpening({ ...french, contenu }, 'fr')).toEqual({ text: opening, language: 'fr' });
  });
});

describe('the languages of a service', () => {
  it.each([
    [french, ['fr']],
    [halfEnglish, ['fr', 'en']],
    [spanishToo, ['fr', 'es']],
  ] as const)('of %o are %o', (service, languages) => {
    expect(languagesOf(service)).toEqual(languages);
  });

  it('are complete, partial or missing', () => {
    expect(completenessOf(halfEnglish, 'fr')).toBe('complete');
    expect(completenessOf(halfEnglish, 'en')).toBe('partial');
    expect(completenessOf(halfEnglish, 'es')).toBe('nothing');
  });
});

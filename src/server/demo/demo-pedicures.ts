import type { DemoService } from './demo-service.ts';

export const DEMO_PEDICURES: readonly DemoService[] = [
  {
    key: 'pedicure-classique',
    category: 'pedicure',
    fr: [
      'Pédicure classique',
      'Bain de pieds, limage, cuticules, callosités adoucies, massage et vernis ordinaire.\n\nApportez des sandales : le vernis vous en remerciera.',
    ],
    en: [
      'Classic pedicure',
      'Foot bath, filing, cuticles, softened calluses, a massage and regular polish.\n\nBring sandals: your polish will thank you.',
    ],
    es: ['Pedicura clásica', 'Baño de pies, limado, cutículas, durezas suavizadas, masaje y esmalte normal.'],
    minutes: 55,
    dollars: 55,
    capacity: 4,
    reviews: { rating: 4.8, count: 401 },
  },
  {
    key: 'pedicure-gel',
    category: 'pedicure',
    fr: [
      'Pédicure gel',
      'La pédicure classique avec un vernis gel qui tient de quatre à six semaines sur les orteils.',
    ],
    en: ['Gel pedicure', 'The classic pedicure with gel polish that lasts four to six weeks on toes.'],
    minutes: 65,
    dollars: 68,
    capacity: 3,
    reviews: { rating: 4.7, count: 188 },
  },
  {
    key: 'pedicure-spa',
    category: 'pedicure',
    fr: [
      'Pédicure spa',
      'Bain effervescent, exfoliation au sel de mer, masque à l’argile, serviettes chaudes, massage jusqu’au genou et vernis.',
    ],
    en: [
      'Spa pedicure',
      'A fizzing bath, a sea salt scrub, a clay mask, hot towels, a massage up to the knee, and polish.',
    ],
    es: [
      'Pedicura spa',
      'Baño efervescente, exfoliación con sal marina, mascarilla de arcilla, toallas calientes, masaje y esmalte.',
    ],
    minutes: { from: 70, to: 80 },
    dollars: { usual: 82, reduced: 74 },
    capacity: 2,
  },
  {
    key: 'pedicure-express',
    category: 'pedicure',
    fr: ['Pédicure express', 'Limage, cuticules et vernis, sans bain ni massage : les orteils prêts pour l’été.'],
    en: ['Express pedicure', 'Filing, cuticles and polish, without bath or massage: toes ready for summer.'],
    minutes: 30,
    dollars: 38,
    capacity: 2,
  },
  {
    key: 'pedicure-enfant',
    category: 'pedicure',
    fr: [
      'Pédicure enfant',
      'Pour les 5 à 12 ans accompagnés : bain à bulles, limage doux et vernis à l’eau de la couleur de leur choix.',
    ],
    minutes: 30,
    dollars: 28,
    capacity: 2,
  },
];

import type { DemoService } from './demo-service.ts';

export const DEMO_PEDICURES: readonly DemoService[] = [
  {
    key: 'pedicure-classique',
    category: 'pedicure',
    fr: [
      'Pédicure classique',
      'Bain, massage et vernis. Pieds au chaud, ongles limés, cuticules soignées, callosités adoucies, massage et vernis ordinaire.\n\nApportez des sandales : le vernis vous en remerciera.',
    ],
    en: [
      'Classic pedicure',
      'Bath, massage and polish. Warm water, filing, cuticles, softened calluses, a massage and regular polish.\n\nBring sandals: your polish will thank you.',
    ],
    es: ['Pedicura clásica', 'Baño, masaje y esmalte. Limado, cutículas, durezas suavizadas, masaje y esmalte normal.'],
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
      'Quatre à six semaines de tenue. La pédicure classique, terminée par un vernis gel séché à la lampe.',
    ],
    en: ['Gel pedicure', 'Lasts four to six weeks. The classic pedicure, finished with lamp-cured gel polish.'],
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
      'Sel de mer, argile, massage. Bain effervescent, exfoliation au sel, masque à l’argile, serviettes chaudes, massage jusqu’au genou et vernis.',
    ],
    en: [
      'Spa pedicure',
      'Sea salt, clay and massage. A fizzing bath, a salt scrub, a clay mask, hot towels, a massage up to the knee, and polish.',
    ],
    es: [
      'Pedicura spa',
      'Sal marina, arcilla y masaje. Baño efervescente, exfoliación con sal, mascarilla de arcilla, toallas calientes y esmalte.',
    ],
    minutes: { from: 70, to: 80 },
    dollars: { usual: 82, reduced: 74 },
    capacity: 2,
  },
  {
    key: 'pedicure-express',
    category: 'pedicure',
    fr: ['Pédicure express', 'Les orteils prêts pour l’été. Limage, cuticules et vernis, sans bain ni massage.'],
    en: ['Express pedicure', 'Toes ready for summer. Filing, cuticles and polish, without bath or massage.'],
    minutes: 30,
    dollars: 38,
    capacity: 2,
  },
  {
    key: 'pedicure-enfant',
    category: 'pedicure',
    fr: [
      'Pédicure enfant',
      'De 5 à 12 ans, accompagnés. Bain à bulles, limage doux et vernis à l’eau de la couleur de leur choix.',
    ],
    minutes: 30,
    dollars: 28,
    capacity: 2,
  },
];

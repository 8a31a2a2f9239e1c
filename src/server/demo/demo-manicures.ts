import type { DemoService } from './demo-service.ts';

export const DEMO_MANICURES: readonly DemoService[] = [
  {
    key: 'manucure-classique',
    category: 'manicure',
    fr: [
      'Manucure classique',
      'Limage à la forme de votre choix, soin des cuticules, massage des mains et vernis ordinaire.\n\nLe vernis sèche en une quinzaine de minutes; prévoyez des gants amples en hiver.',
    ],
    en: [
      'Classic manicure',
      'Filing to the shape you like, cuticle care, a hand massage and regular polish.\n\nThe polish needs about fifteen minutes to dry; bring loose gloves in winter.',
    ],
    es: ['Manicura clásica', 'Limado a su gusto, cuidado de cutículas, masaje de manos y esmalte normal.'],
    minutes: 40,
    dollars: 35,
    capacity: 4,
    reviews: { rating: 4.7, count: 212 },
  },
  {
    key: 'manucure-gel',
    category: 'manicure',
    fr: [
      'Manucure gel',
      'La manucure classique, terminée par un vernis semi-permanent séché à la lampe : brillant de deux à trois semaines, sans temps de séchage.\n\nLe retrait d’un vernis gel déjà en place se réserve à part.',
    ],
    en: [
      'Gel manicure',
      'The classic manicure finished with lamp-cured gel polish: two to three weeks of shine and no drying time.\n\nRemoving gel you already wear is booked separately.',
    ],
    es: [
      'Manicura con esmalte en gel',
      'Manicura clásica con esmalte semipermanente: brillo de dos a tres semanas, sin tiempo de secado.',
    ],
    minutes: 50,
    dollars: 48,
    capacity: 4,
    reviews: { rating: 4.9, count: 534 },
  },
  {
    key: 'manucure-express',
    category: 'manicure',
    fr: ['Manucure express', 'Limage, cuticules et une couche de vernis, pour l’heure du dîner.'],
    en: ['Express manicure', 'Filing, cuticles and a coat of polish, in a lunch hour.'],
    minutes: 25,
    dollars: 25,
    capacity: 2,
  },
  {
    key: 'manucure-spa',
    category: 'manicure',
    fr: [
      'Manucure spa',
      'Exfoliation au sucre, masque hydratant, serviettes chaudes et massage jusqu’au coude, puis vernis de votre choix.',
    ],
    en: [
      'Spa manicure',
      'A sugar scrub, a moisturizing mask, hot towels and a massage up to the elbow, then the polish of your choice.',
    ],
    minutes: 60,
    dollars: { usual: 62, reduced: 54.5 },
    capacity: 2,
    reviews: { rating: 4.8, count: 97 },
  },
  {
    key: 'pose-gel',
    category: 'manicure',
    fr: [
      'Pose d’ongles en gel',
      'Allongement au gel sur chablon ou capsules, en amande, carré, ballerine ou ovale. Le prix dépend de la longueur et de la forme; il est confirmé sur place avant de commencer.',
    ],
    en: [
      'Gel nail extensions',
      'Gel extensions on forms or tips: almond, square, ballerina or oval. The price depends on length and shape; we confirm it with you before starting.',
    ],
    es: [
      'Extensiones de uñas en gel',
      'Alargamiento con gel en la forma que prefiera. El precio depende del largo y se confirma en el salón.',
    ],
    minutes: { from: 90, to: 120 },
    dollars: { from: 75, to: 95 },
    capacity: 1,
    reviews: { rating: 4.8, count: 318 },
  },
  {
    key: 'remplissage-gel',
    category: 'manicure',
    fr: [
      'Remplissage en gel',
      'L’entretien de votre pose, aux deux ou trois semaines : repousse comblée, forme refaite, nouvelle couleur.',
    ],
    en: ['Gel fill', 'Upkeep for your extensions every two or three weeks: regrowth filled, shape redone, new colour.'],
    minutes: { from: 60, to: 75 },
    dollars: { from: 52, to: 65 },
    capacity: 2,
    reviews: { rating: 4.6, count: 276 },
  },
  {
    key: 'poudre-a-tremper',
    category: 'manicure',
    fr: [
      'Manucure à la poudre',
      'Poudre à tremper : la tenue d’une pose, la légèreté d’un vernis, sans lampe. Environ trois semaines.',
    ],
    en: ['Dip powder manicure', 'Lasts like extensions, feels like polish, without a lamp. About three weeks.'],
    minutes: 60,
    dollars: 58,
    capacity: 2,
  },
  {
    key: 'manucure-homme',
    category: 'manicure',
    fr: ['Manucure homme', 'Limage, cuticules, massage des mains et polissage naturel, sans vernis.'],
    en: ['Men’s manicure', 'Filing, cuticles, a hand massage and a natural buff, without polish.'],
    minutes: 35,
    dollars: 32,
    capacity: 3,
  },
  {
    key: 'manucure-japonaise',
    category: 'manicure',
    fr: [
      'Manucure japonaise',
      'Pâte à la cire d’abeille et poudre de perle, polies sur l’ongle nu. En essai auprès de l’équipe avant d’être offerte.',
    ],
    minutes: 50,
    dollars: 60,
    capacity: 1,
    isPrivate: true,
  },
];

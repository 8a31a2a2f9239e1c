import type { DemoService } from './demo-service.ts';

export const DEMO_MANICURES: readonly DemoService[] = [
  {
    key: 'manucure-classique',
    category: 'manicure',
    fr: [
      'Manucure classique',
      'Limage, massage et vernis. Vos ongles à la forme que vous aimez, les cuticules soignées, un massage des mains, puis un vernis ordinaire.\n\nLe vernis sèche en une quinzaine de minutes; prévoyez des gants amples en hiver.',
    ],
    en: [
      'Classic manicure',
      'Filing, massage and polish. Your nails in the shape you like, cuticle care, a hand massage, then regular polish.\n\nThe polish needs about fifteen minutes to dry; bring loose gloves in winter.',
    ],
    es: [
      'Manicura clásica',
      'Limado, masaje y esmalte. Uñas a su gusto, cutículas cuidadas, masaje de manos y esmalte normal.',
    ],
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
      'Deux à trois semaines d’éclat. La manucure classique, terminée par un vernis semi-permanent séché à la lampe, sans temps de séchage.\n\nLe retrait d’un vernis gel déjà en place se réserve à part.',
    ],
    en: [
      'Gel manicure',
      'Two to three weeks of shine. The classic manicure, finished with lamp-cured gel polish and no drying time.\n\nRemoving gel you already wear is booked separately.',
    ],
    es: [
      'Manicura con esmalte en gel',
      'Brillo de dos a tres semanas. Manicura clásica con esmalte semipermanente, sin tiempo de secado.',
    ],
    minutes: 50,
    dollars: 48,
    capacity: 4,
    reviews: { rating: 4.9, count: 534 },
  },
  {
    key: 'manucure-express',
    category: 'manicure',
    fr: ['Manucure express', 'Pour l’heure du dîner. Limage, cuticules et une couche de vernis.'],
    en: ['Express manicure', 'In a lunch hour. Filing, cuticles and a coat of polish.'],
    minutes: 25,
    dollars: 25,
    capacity: 2,
  },
  {
    key: 'manucure-spa',
    category: 'manicure',
    fr: [
      'Manucure spa',
      'Exfoliation, masque, massage. Du sucre qui adoucit, un masque qui hydrate, des serviettes chaudes et un massage jusqu’au coude, puis le vernis de votre choix.',
    ],
    en: [
      'Spa manicure',
      'Scrub, mask and massage. Sugar that softens, a mask that moisturizes, hot towels and a massage up to the elbow, then the polish of your choice.',
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
      'Amande, carré ou ballerine. Allongement au gel sur chablon ou capsules, dans la forme qui vous va. Le prix dépend de la longueur et de la forme; il est confirmé sur place avant de commencer.',
    ],
    en: [
      'Gel nail extensions',
      'Almond, square or ballerina. Gel extensions on forms or tips, in the shape that suits you. The price depends on length and shape; we confirm it with you before starting.',
    ],
    es: [
      'Extensiones de uñas en gel',
      'Almendra, cuadrada o bailarina. Alargamiento con gel en la forma que prefiera. El precio depende del largo y se confirma en el salón.',
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
      'Repousse et couleur refaites. L’entretien de votre pose, aux deux ou trois semaines : repousse comblée, forme refaite, nouvelle couleur.',
    ],
    en: [
      'Gel fill',
      'Regrowth and colour redone. Upkeep for your extensions every two or three weeks: regrowth filled, shape redone, new colour.',
    ],
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
      'Trois semaines, sans lampe. La tenue d’une pose, la légèreté d’un vernis : l’ongle est trempé dans une poudre très fine.',
    ],
    en: [
      'Dip powder manicure',
      'Three weeks, without a lamp. Lasts like extensions, feels like polish: the nail is dipped into a very fine powder.',
    ],
    minutes: 60,
    dollars: 58,
    capacity: 2,
  },
  {
    key: 'manucure-homme',
    category: 'manicure',
    fr: ['Manucure homme', 'Polissage naturel, sans vernis. Limage, cuticules et massage des mains.'],
    en: ['Men’s manicure', 'A natural buff, no polish. Filing, cuticles and a hand massage.'],
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

import type { DemoService } from './demo-service.ts';

export const DEMO_OTHER_SERVICES: readonly DemoService[] = [
  {
    key: 'retrait',
    category: 'other',
    fr: ['Retrait de gel ou de poudre', 'Tout en douceur. Retrait, limage et huile pour les cuticules.'],
    en: ['Gel or powder removal', 'Gentle on your nails. Removal, filing and cuticle oil.'],
    es: ['Retiro de gel o de polvo', 'Con suavidad. Retiro, limado y aceite para las cutículas.'],
    minutes: 25,
    dollars: 18,
    capacity: 3,
  },
  {
    key: 'art-ongles',
    category: 'other',
    fr: [
      'Art sur ongles',
      'Fleurs, marbré, chrome. Ou un dégradé, ou une ligne française : à ajouter à une manucure ou à une pose. Le prix dépend du nombre d’ongles et du motif.',
    ],
    en: [
      'Nail art',
      'Flowers, marble, chrome. Or an ombré, or a French line, added to a manicure or a set. The price depends on the design and on how many nails.',
    ],
    minutes: { from: 15, to: 45 },
    dollars: { from: 10, to: 40 },
    capacity: 1,
    reviews: { rating: 4.9, count: 143 },
  },
  {
    key: 'reparation',
    category: 'other',
    fr: [
      'Réparation d’un ongle',
      'Refait comme les autres. Un ongle cassé retrouve la forme et la couleur de ses voisins.',
    ],
    en: [
      'Nail repair',
      'Rebuilt like the others. One broken nail gets back the shape and the colour of its neighbours.',
    ],
    minutes: 15,
    dollars: 8.5,
    capacity: 1,
  },
  {
    key: 'paraffine',
    category: 'other',
    fr: [
      'Bain de paraffine pour les mains',
      'Cire tiède, peau hydratée. Elle agit en profondeur; bienvenue en janvier.',
    ],
    en: ['Paraffin hand bath', 'Warm wax, soft skin. It moisturizes deeply; most welcome in January.'],
    minutes: 20,
    dollars: 20,
    capacity: 2,
  },
  {
    key: 'forfait-mariage',
    category: 'other',
    fr: [
      'Forfait mariage',
      'Essai, manucure et pédicure du grand jour. En préparation pour la prochaine saison : les détails restent à convenir.',
    ],
    minutes: 150,
    dollars: 145,
    capacity: 4,
    isPrivate: true,
  },
];

import type { Language } from '#domain/languages.ts';
import type { Role } from '#domain/users/roles.ts';

export type DemoAccount = {
  email: string;
  name: string;
  phone: string;
  roles: readonly Role[];
  language?: Language;
  isClosed?: true;
  isNotActivated?: true;
};

/** One account of each role: those of `#domain/users/demo-accounts.ts`, with a name and a phone. */
export const DEMO_STAFF_AND_CLIENT: readonly DemoAccount[] = [
  { email: 'admin@lunule.test', name: 'Hélène Gagnon', phone: '418-555-0100', roles: ['Admin'] },
  { email: 'manager@lunule.test', name: 'Nguyễn Thị Hồng', phone: '418-555-0101', roles: ['Manager'] },
  { email: 'employee@lunule.test', name: 'Zoé D’Amours', phone: '418-555-0102', roles: ['Employee'] },
  { email: 'client@lunule.test', name: 'Camille Tremblay', phone: '418-555-0103', roles: ['Client'] },
];

/** Clients with an account. */
export const DEMO_CLIENTS: readonly DemoAccount[] = [
  client('Émilie Bouchard', 'emilie.bouchard', '418-555-0110'),
  client('Fatou Diop', 'fatou.diop', '581-555-0111'),
  client('María Fernanda Rojas', 'maria.rojas', '581-555-0112'),
  client('Jean-Philippe Côté', 'jp.cote', '418-555-0113'),
  client('Aïcha Benali', 'aicha.benali', '418-555-0114'),
  client('Đặng Mỹ Linh', 'my.linh', '581-555-0115'),
  { ...client('Siobhan O’Connor', 'siobhan.oconnor', '418-555-0116'), language: 'en' },
  client('Chloé Lavoie-Pelletier', 'chloe.lavoie', '418-555-0117'),
  client('Mélanie St-Onge', 'melanie.stonge', '418-555-0118'),
  { ...client('Grace Thompson', 'grace.thompson', '581-555-0119'), language: 'en' },
  client('Noémie Gagné', 'noemie.gagne', '418-555-0120'),
  client('Kateri Picard', 'kateri.picard', '418-555-0121'),
  client('Louise Bélanger', 'louise.belanger', '418-555-0122'),
  client('Valérie Ouellet', 'valerie.ouellet', '418-555-0124'),
  client('Anne-Sophie Desrochers', 'as.desrochers', '418-555-0125'),
  { ...client('Lucie Morin', 'lucie.morin', '418-555-0126'), isClosed: true },
  { ...client('Sarah Lemieux', 'sarah.lemieux', '581-555-0127'), isNotActivated: true },
];

/** People who phone or walk in: no account, and sometimes no number. */
export const DEMO_CALLERS: readonly { name: string; phone: string | null }[] = [
  { name: 'Ginette Fortin', phone: '418-555-0140' },
  { name: 'Rosa Martínez', phone: '581-555-0141' },
  { name: 'Diane Paquet', phone: '418-555-0142' },
  { name: 'Josée Simard', phone: null },
  { name: 'Thérèse Nadeau', phone: '418-555-0143' },
  { name: 'Yasmine Haddad', phone: '581-555-0144' },
  { name: 'Pierrette Caron', phone: null },
  { name: 'Olivia Roy', phone: '418-555-0145' },
  { name: 'Manon Boisvert', phone: '418-555-0146' },
  { name: 'Sylvie Arsenault', phone: '581-555-0147' },
  { name: 'Mariam Traoré', phone: '418-555-0148' },
  { name: 'Élise Lachance', phone: null },
  { name: 'Carole Dubé', phone: '418-555-0149' },
  { name: 'Isabelle Tanguay', phone: '418-555-0150' },
  { name: 'Nadia Petrova', phone: '581-555-0151' },
  { name: 'Claire Veilleux', phone: '418-555-0152' },
];

export const DEMO_PERFORMERS = ['Linh', 'Zoé', 'Maude', 'Ana'] as const;

export const DEMO_COMMENTS = [
  'Première visite.',
  'Même couleur que la dernière fois, s’il vous plaît.',
  'Je viens avec ma fille de 8 ans.',
  'Un ongle cassé à la main gauche, à refaire avant la pose. Je préfère la forme amande, pas trop longue, parce que je joue du piano.',
  'Mariage samedi!',
  'Je pourrais avoir cinq minutes de retard.',
] as const;

export const DEMO_COLOURS = ['OPI Bubble Bath', 'Rouge cerise 214', 'French ivoire', 'Prune 09', 'Nacre rosé'] as const;

function client(name: string, mailbox: string, phone: string): DemoAccount {
  return { email: `${mailbox}@lunule.test`, name, phone, roles: ['Client'] };
}

/** A service as the form of the owner sends it: sound, with nothing that is not asked for. */
export const SERVICE_DRAFT = {
  category: 'manicure',
  titre: 'Manucure gel',
  contenu: 'Deux à trois semaines de brillant.',
  durationType: 'fixed',
  duration: 50,
  priceType: 'fixed',
  price: 48.5,
  capacity: 2,
  status: 'public',
};

import type { messages as french } from '../fr/owner.ts';
import type { Translation } from '../translation.ts';

export const messages: Translation<typeof french> = {
  menu: { settings: 'Salon settings' },
};

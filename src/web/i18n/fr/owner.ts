export const messages = {
  menu: { settings: 'Réglages du salon' },
} as const;

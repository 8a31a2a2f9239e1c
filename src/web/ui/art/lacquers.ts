/** Outlines of a nail in a 100 by 180 box. */
export const NAIL_OUTLINES = {
  amande:
    'M18 150C12 120 10 72 24 36C32 14 42 4 50 4C58 4 68 14 76 36C90 72 88 120 82 150C76 164 62 170 50 170C38 170 24 164 18 150Z',
  ovale:
    'M16 148C12 110 11 62 18 44C26 18 38 8 50 8C62 8 74 18 82 44C89 62 88 110 84 148C78 164 64 170 50 170C36 170 22 164 16 148Z',
  carre: 'M16 150L14 24C14 14 20 8 30 8L70 8C80 8 86 14 86 24L84 150C78 164 64 170 50 170C36 170 22 164 16 150Z',
  ballerine:
    'M16 150C11 112 14 80 24 42L31 15C33 9 36 6 42 6L58 6C64 6 67 9 69 15L76 42C86 80 89 112 84 150C78 164 64 170 50 170C36 170 22 164 16 150Z',
} as const;

export type NailShape = keyof typeof NAIL_OUTLINES;
export const NAIL_SHAPES = ['amande', 'ovale', 'carre', 'ballerine'] as const;

export const FINISHES = ['creme', 'nacre', 'degrade', 'french', 'paillettes', 'marbre', 'chrome', 'fleur'] as const;
export type Finish = (typeof FINISHES)[number];

export type Lacquer = { base: string; deep: string; light: string };

/** The ten lacquers of the house, each with the colour of its shade and of its light. */
export const LACQUERS: readonly [Lacquer, ...Lacquer[]] = [
  { base: '#6A1B4D', deep: '#420C2C', light: '#A34A83' },
  { base: '#B5372C', deep: '#7F1F18', light: '#E8766A' },
  { base: '#F26B5E', deep: '#C9463B', light: '#FFA99E' },
  { base: '#E58FBE', deep: '#B85C90', light: '#F8C9DF' },
  { base: '#F3C6B8', deep: '#DDA08D', light: '#FCE6DD' },
  { base: '#2B5D4E', deep: '#173A30', light: '#5E9583' },
  { base: '#B9A3DB', deep: '#8B72B6', light: '#E0D4F3' },
  { base: '#D9A441', deep: '#A87718', light: '#F3D692' },
  { base: '#3C4F76', deep: '#22304F', light: '#7288B5' },
  { base: '#EFE3DA', deep: '#D2BDB0', light: '#FFFFFF' },
];

import type { Lacquer } from '../lacquers.ts';

const polish = (base: string, deep: string, light: string): Lacquer => ({ base, deep, light });

/** The colours on the nails of the services. */
export const POLISHES = {
  plum: polish('#6A1B4D', '#420C2C', '#A34A83'),
  red: polish('#C23A2E', '#851A14', '#EE8175'),
  coral: polish('#F26B5E', '#C9463B', '#FFA99E'),
  rose: polish('#E58FBE', '#B85C90', '#F8C9DF'),
  nude: polish('#EDB9A6', '#D1917C', '#FADFD3'),
  eucalyptus: polish('#2B5D4E', '#173A30', '#5E9583'),
  lilac: polish('#B9A3DB', '#8B72B6', '#E0D4F3'),
  gold: polish('#D9A441', '#A87718', '#F3D692'),
  night: polish('#3C4F76', '#22304F', '#7288B5'),
  milk: polish('#F3E9E2', '#D2BDB0', '#FFFFFF'),
  mint: polish('#8CCBB4', '#5A9F88', '#D3EFE4'),
  sky: polish('#7FB4DB', '#4C84B0', '#CBE4F6'),
} as const;

export const EVERY_POLISH = [
  POLISHES.plum,
  POLISHES.red,
  POLISHES.coral,
  POLISHES.rose,
  POLISHES.nude,
  POLISHES.eucalyptus,
  POLISHES.lilac,
  POLISHES.gold,
  POLISHES.night,
  POLISHES.milk,
  POLISHES.mint,
  POLISHES.sky,
] as const;

import type { TechnicianColour } from '#domain/team/technicians.ts';
import type { Lacquer } from '../../ui/art/lacquers.ts';

/** The lacquer that each colour of a technician is painted with, by day and in the dark alike. */
export const TECHNICIAN_LACQUERS: Readonly<Record<TechnicianColour, Lacquer>> = {
  plum: { base: '#6A1B4D', deep: '#420C2C', light: '#A34A83' },
  cherry: { base: '#B5372C', deep: '#7F1F18', light: '#E8766A' },
  coral: { base: '#F26B5E', deep: '#C9463B', light: '#FFA99E' },
  orchid: { base: '#E58FBE', deep: '#B85C90', light: '#F8C9DF' },
  peach: { base: '#F3C6B8', deep: '#DDA08D', light: '#FCE6DD' },
  fir: { base: '#2B5D4E', deep: '#173A30', light: '#5E9583' },
  lilac: { base: '#B9A3DB', deep: '#8B72B6', light: '#E0D4F3' },
  honey: { base: '#D9A441', deep: '#A87718', light: '#F3D692' },
  ink: { base: '#3C4F76', deep: '#22304F', light: '#7288B5' },
  pearl: { base: '#EFE3DA', deep: '#D2BDB0', light: '#FFFFFF' },
  lagoon: { base: '#2A8C94', deep: '#14585E', light: '#7CC6CB' },
};

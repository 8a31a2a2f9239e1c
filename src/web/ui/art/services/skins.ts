export type Skin = { base: string; shade: string; light: string; line: string };

const tones = (base: string, shade: string, light: string, line: string): Skin => ({ base, shade, light, line });

/** Six skins from light to dark. */
export const SKINS = {
  porcelain: tones('#F7D6C4', '#E7B59D', '#FDE9DE', '#CF927A'),
  sand: tones('#EFC3A4', '#D9A07D', '#F9DCC6', '#BC7F5C'),
  honey: tones('#DDA57D', '#BF8058', '#EEC5A5', '#9E6440'),
  caramel: tones('#C08A60', '#9C6842', '#D8A981', '#7C4E2E'),
  chestnut: tones('#96613F', '#734529', '#B58060', '#55301A'),
  cocoa: tones('#6B4332', '#4D2C20', '#8C6250', '#361C13'),
} as const;

export const EVERY_SKIN = [
  SKINS.porcelain,
  SKINS.sand,
  SKINS.honey,
  SKINS.caramel,
  SKINS.chestnut,
  SKINS.cocoa,
] as const;

/** A hand just out of the paraffin. */
export const WAX: Skin = tones('#FFE3C2', '#F8C68F', '#FFF6E9', '#E9AE6C');

import type { ServiceCategory } from '#domain/services/services.ts';

type DemoTexts = readonly [name: string, description: string];

/** A service of the demo salon as a person would write it on the wall: dollars and minutes, French first. */
export type DemoService = {
  /** Names it for ever, so that its id and its drawing are the same in every demo. */
  key: string;
  category: ServiceCategory;
  fr: DemoTexts;
  en?: DemoTexts;
  es?: DemoTexts;
  minutes: number | { from: number; to: number };
  dollars: number | { from: number; to: number } | { usual: number; reduced: number };
  capacity: number;
  reviews?: { rating: number; count: number };
  isPrivate?: true;
};

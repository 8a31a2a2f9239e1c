import { demoId } from './demo-id.ts';
import { DEMO_MANICURES } from './demo-manicures.ts';
import { DEMO_OTHER_SERVICES } from './demo-other-services.ts';
import { DEMO_PEDICURES } from './demo-pedicures.ts';

/** Each service of the demo salon has a drawing that bears its key. */
const SCENES: ReadonlyMap<string, string> = new Map(
  [...DEMO_MANICURES, ...DEMO_PEDICURES, ...DEMO_OTHER_SERVICES].map(({ key }) => [demoId(`service ${key}`), key]),
);

/** Returns the name of the drawing of a demo service; null for a service that the salon added. */
export function demoSceneOf(serviceId: string): string | null {
  return SCENES.get(serviceId) ?? null;
}

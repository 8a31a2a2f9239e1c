import { SERVICE_CATEGORIES, type ServiceCategory } from '#domain/services/services.ts';

/** A drawing of its own kind for each category, and the drawings that the site itself shows, by name. */
export const DRAWING_KINDS = [...SERVICE_CATEGORIES, 'scene'] as const;
export type DrawingKind = (typeof DRAWING_KINDS)[number];

/** The pattern of the paths below, for the server's router. */
export const DRAWING_PATH = '/drawings/:kind/:name.svg';

/** The path of the drawing that stands for a service without a picture. */
export function serviceDrawingPath(serviceId: string, category: ServiceCategory): string {
  return pathOfDrawing(category, serviceId);
}

/** The path of a drawing by its name, such as `manucure-gel`. */
export function sceneDrawingPath(name: string): string {
  return pathOfDrawing('scene', name);
}

function pathOfDrawing(kind: DrawingKind, name: string): string {
  return DRAWING_PATH.replace(':kind', kind).replace(':name', () => encodeURIComponent(name));
}

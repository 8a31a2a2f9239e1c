import type { FastifyInstance } from 'fastify';
import { DRAWING_KINDS, DRAWING_PATH, type DrawingKind } from '#contract/drawing-paths.ts';
import { demoSceneOf } from '../demo/demo-scenes.ts';
import { type KeptText, sendKept } from '../http/kept-text.ts';
import type { BuiltSite } from './built-site.ts';

/** A drawing changes with a new version of the product only. */
const MAX_AGE_SECONDS = 7 * 24 * 60 * 60;
const NAME = /^[\w-]{1,64}$/;
/** A salon has dozens of services; what is asked for beyond that is drawn anew. */
const KEPT_DRAWINGS = 200;

/** Its own styles are the shadows; it loads nothing. */
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'";

/** Serves the drawings that stand for services without a picture, and those of the site itself. */
export function drawings(app: FastifyInstance, { drawScene }: BuiltSite): void {
  const kept = new Map<string, KeptText>();

  const drawingOf = async (kind: DrawingKind, name: string): Promise<KeptText | null> => {
    const known = kept.get(`${kind} ${name}`);
    if (known) return known;
    const svg = await (kind === 'scene' ? drawScene(name) : drawScene(demoSceneOf(name) ?? name, kind));
    if (svg === null) return null;
    const drawing = { text: svg };
    if (kept.size < KEPT_DRAWINGS) kept.set(`${kind} ${name}`, drawing);
    return drawing;
  };

  app.get<{ Params: { kind: string; name: string } }>(DRAWING_PATH, async (request, reply) => {
    const kind = DRAWING_KINDS.find((known) => known === request.params.kind);
    const drawing = kind && NAME.test(request.params.name) ? await drawingOf(kind, request.params.name) : null;
    if (!drawing) return reply.code(404).send();
    reply.type('image/svg+xml').headers({
      'cache-control': `public, max-age=${MAX_AGE_SECONDS}`,
      'content-security-policy': DRAWING_POLICY,
      vary: 'Accept-Encoding',
    });
    return sendKept(request, reply, drawing);
  });
}

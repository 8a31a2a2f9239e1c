import multipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { PICTURE_BYTES_MAX, PICTURE_FORMATS, PICTURE_WIDTHS } from '#contract/picture-paths.ts';
import { savedPictureSchema } from '#contract/schemas/pictures.ts';
import { Refusal } from '#domain/errors.ts';
import type { Deps } from '../../deps.ts';
import { allow } from '../../http/authenticate.ts';
import { confirmationFor } from '../../http/language.ts';
import { findPictureFile } from './queries.ts';
import { storePicture } from './service.ts';

const tags = ['pictures'];
const MEDIA_TYPES = { webp: 'image/webp', jpg: 'image/jpeg' };
const namesSchema = z.object({
  id: z.uuid(),
  width: z.coerce.number().pipe(z.literal(PICTURE_WIDTHS)),
  format: z.enum(PICTURE_FORMATS),
});

/** Pictures of services and locations: staff upload them, everybody sees them. */
export function pictureRoutes(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(multipart, { limits: { fileSize: PICTURE_BYTES_MAX, files: 1, fields: 0 } });
    app.route({
      method: 'POST',
      url: '/',
      onRequest: allow('manage_services'),
      schema: { tags, consumes: ['multipart/form-data'], response: { 201: savedPictureSchema } },
      handler: async (request, reply) => {
        const image = await storePicture(deps, await uploadedBytes(request));
        const message = confirmationFor(request, 'picture_kept');
        return reply.code(201).send({ message, image });
      },
    });
    app.route({
      method: 'GET',
      url: '/:id/:width.:format',
      schema: { tags, params: z.object({ id: z.string(), width: z.string(), format: z.string() }) },
      handler: async ({ params }, reply) => {
        const { data: names } = namesSchema.safeParse(params);
        const bytes = names && (await findPictureFile(deps.db, names));
        if (!names || !bytes) throw new Refusal('picture_not_found');
        // A changed picture gets another id, so this one may be cached for ever.
        reply.header('cache-control', 'public, max-age=31536000, immutable');
        return reply.type(MEDIA_TYPES[names.format]).send(bytes);
      },
    });
  };
}

/** The one file of a form. Refuses with `picture_invalid` a body for which the parser throws an error without a status. */
async function uploadedBytes(request: FastifyRequest): Promise<Buffer> {
  try {
    const upload = await request.file();
    if (upload) return await upload.toBuffer();
  } catch (error) {
    if (error instanceof Error && 'statusCode' in error) throw error;
  }
  throw new Refusal('picture_invalid');
}

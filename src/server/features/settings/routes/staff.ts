import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { idBodySchema, messageSchema } from '#contract/schemas/fields.ts';
import { salonViewSchema } from '#contract/schemas/settings.ts';
import {
  closureDraftSchema,
  hitVisitsSchema,
  proposedChangeSchema,
  savedClosureSchema,
  savedSettingsSchema,
  savedSpecialHoursSchema,
  settingsChangeSchema,
  specialHoursDraftSchema,
} from '#contract/schemas/settings-changes.ts';
import type { Deps } from '../../../deps.ts';
import { allow, callerOf } from '../../../http/authenticate.ts';
import { confirmationFor } from '../../../http/language.ts';
import { viewSalon, withVersions } from '../queries/settings.ts';
import { changeSettings } from '../service/change.ts';
import { createClosure, createSpecialHours, removeClosure, removeSpecialHours } from '../service/closures.ts';
import { hitsOfChange } from '../service/proposed-change.ts';

const onRequest = allow('manage_settings');
const config = { malformedCode: 'settings_invalid' as const };
const tags = ['settings'];

/** The settings and closures, for Admins. */
export function staffSettingsRoutes(deps: Deps): FastifyPluginAsyncZod {
  const { db } = deps;
  return async (app) => {
    app.route({
      method: 'GET',
      url: '/',
      onRequest,
      schema: { tags, response: { 200: salonViewSchema } },
      handler: async () => withVersions(await viewSalon(db)),
    });
    app.route({
      method: 'PATCH',
      url: '/',
      onRequest,
      config,
      schema: { tags, body: settingsChangeSchema, response: { 200: savedSettingsSchema } },
      handler: async (request) => {
        const settings = await changeSettings(deps, callerOf(request), request.body);
        return {
          message: confirmationFor(request, 'settings_changed'),
          settings,
        };
      },
    });
    app.route({
      method: 'POST',
      url: '/hits',
      onRequest,
      config,
      schema: { tags, body: proposedChangeSchema, response: { 200: hitVisitsSchema } },
      handler: ({ body }) => hitsOfChange(deps, body),
    });
    app.route({
      method: 'POST',
      url: '/closures',
      onRequest,
      config,
      schema: { tags, body: closureDraftSchema, response: { 201: savedClosureSchema } },
      handler: async (request, reply) => {
        const closure = await createClosure(deps, callerOf(request), request.body);
        const message = confirmationFor(request, 'closure_created');
        return reply.code(201).send({ message, closure });
      },
    });
    app.route({
      method: 'DELETE',
      url: '/closures',
      onRequest,
      schema: { tags, body: idBodySchema, response: { 200: messageSchema } },
      handler: async (request) => {
        await removeClosure(deps, callerOf(request), request.body.id);
        return { message: confirmationFor(request, 'closure_removed') };
      },
    });
    app.route({
      method: 'POST',
      url: '/special-hours',
      onRequest,
      config,
      schema: { tags, body: specialHoursDraftSchema, response: { 201: savedSpecialHoursSchema } },
      handler: async (request, reply) => {
        const specialHours = await createSpecialHours(deps, callerOf(request), request.body);
        return reply.code(201).send({ message: confirmationFor(request, 'special_hours_created'), specialHours });
      },
    });
    app.route({
      method: 'DELETE',
      url: '/special-hours',
      onRequest,
      schema: { tags, body: idBodySchema, response: { 200: messageSchema } },
      handler: async (request) => {
        await removeSpecialHours(deps, callerOf(request), request.body.id);
        return { message: confirmationFor(request, 'special_hours_removed') };
      },
    });
  };
}

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { idBodySchema, messageSchema } from '#contract/schemas/fields.ts';
import {
  type DeadMail,
  deadMailListSchema,
  deadMailQuerySchema,
  keptMailListSchema,
  keptMailPageQuerySchema,
  keptMailParametersSchema,
  resendSchema,
  resentSchema,
} from '#contract/schemas/mails.ts';
import { Refusal } from '#domain/errors.ts';
import { PAGE_SIZE } from '#domain/reservations/reservation.ts';
import { instant } from '#domain/salon/salon-time.ts';
import type { Deps } from '../../deps.ts';
import { allow, callerOf } from '../../http/authenticate.ts';
import { confirmationFor } from '../../http/language.ts';
import { inScheme } from '../../platform/mail/mail-html.ts';
import { findMailHtml, listDeadMails, listMailsWithBody } from './queries.ts';
import { discardMail, resendDeadMails } from './service.ts';

const MAILS_LISTED = 200;
/** So long a mail that was sent at last stays in the list of those that were given up, in milliseconds. */
const SENT_SHOWN_MS = 86_400_000;

/** A mail's page runs no script and loads nothing; its links open in a new tab, which is no part of the frame. */
const MAIL_PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

/**
 * GET /dev/mails: the mails that were not sent, newest first; GET /dev/mails/:id/page: one as a mail program shows it, for a
 * frame of the mailbox. Registered in development and demo only.
 */
export function mailRoutes({ db }: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      method: 'GET',
      url: '/',
      schema: { tags: ['development'], response: { 200: keptMailListSchema } },
      handler: async () => {
        const mails = await listMailsWithBody(db, MAILS_LISTED);
        return mails.map((mail) => ({
          _id: mail.id,
          to: mail.recipient,
          subject: mail.subject,
          text: mail.text ?? '',
          html: mail.html ?? '',
          links: mail.links,
          attachments: mail.attachments,
          createdAt: mail.created_at.toISOString(),
        }));
      },
    });
    app.route({
      method: 'GET',
      url: '/:id/page',
      schema: {
        tags: ['development'],
        params: keptMailParametersSchema,
        querystring: keptMailPageQuerySchema,
        produces: ['text/html'],
        response: { 200: z.string() },
      },
      handler: async ({ params, query }, reply) => {
        const html = await findMailHtml(db, params.id);
        if (html === undefined) throw new Refusal('not_found');
        // Its origin is of no site, and so it is no part of the page's own process.
        reply.removeHeader('origin-agent-cluster');
        reply.headers({ 'content-security-policy': MAIL_PAGE_POLICY, 'x-frame-options': 'SAMEORIGIN' });
        return reply.type('text/html; charset=utf-8').serializer(String).send(inScheme(html, query.scheme));
      },
    });
  };
}

/** GET and DELETE /mails/dead, POST /mails/dead/resend: the mails that were given up, for Admins. */
export function deadMailRoutes(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    const { db, now } = deps;
    const onRequest = allow('manage_settings');
    const tags = ['mails'];
    app.route({
      method: 'GET',
      url: '/',
      onRequest,
      schema: { tags, querystring: deadMailQuerySchema, response: { 200: deadMailListSchema } },
      handler: async ({ query: { pageNumber } }) => {
        const mails = await listDeadMails(db, pageNumber, instant(now() - SENT_SHOWN_MS));
        const { rows = 0, dead = 0 } = mails[0] ?? {};
        return {
          mails: mails.map(toDeadMail),
          count: dead,
          page: pageNumber,
          pages: Math.max(1, Math.ceil(rows / PAGE_SIZE)),
        };
      },
    });
    app.route({
      method: 'POST',
      url: '/resend',
      onRequest,
      schema: { tags, body: resendSchema, response: { 200: resentSchema } },
      handler: async (request) => {
        const { body } = request;
        const count = await resendDeadMails(deps, callerOf(request), 'id' in body ? body.id : undefined);
        return { message: confirmationFor(request, 'mails_resent'), count };
      },
    });
    app.route({
      method: 'DELETE',
      url: '/',
      onRequest,
      schema: { tags, body: idBodySchema, response: { 200: messageSchema } },
      handler: async (request) => {
        await discardMail(deps, callerOf(request), request.body.id);
        return { message: confirmationFor(request, 'mail_discarded') };
      },
    });
  };
}

function toDeadMail(mail: Awaited<ReturnType<typeof listDeadMails>>[number]): DeadMail {
  const { id, recipient, subject, kind, created_at, given_up_at, resent_at, sent_at, failure, server_said } = mail;
  return {
    _id: id,
    state: stateOf(mail),
    to: recipient,
    subject,
    kind,
    createdAt: created_at.toISOString(),
    at: (sent_at ?? resent_at ?? given_up_at).toISOString(),
    failure,
    serverSaid: server_said ?? '',
  };
}

function stateOf({ sent_at, resent_at }: { sent_at: Date | null; resent_at: Date | null }): DeadMail['state'] {
  if (sent_at) return 'sent';
  return resent_at ? 'under_way' : 'given_up';
}

import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { SERVER_CLOCK } from '#contract/server-clock.ts';
import { instant } from '#domain/salon/salon-time.ts';
import { poolOf } from './database/connect.ts';
import type { Deps } from './deps.ts';
import { auditRoutes } from './features/audit/routes.ts';
import { authRoutes } from './features/auth/routes/auth.ts';
import { availabilityRoutes } from './features/availability/routes.ts';
import { clientRoutes } from './features/clients/routes.ts';
import { healthRoutes } from './features/health/routes.ts';
import { helpRoutes } from './features/helps/routes/public.ts';
import { staffHelpRoutes } from './features/helps/routes/staff.ts';
import { deadMailRoutes, mailRoutes } from './features/mails/routes.ts';
import { pictureRoutes } from './features/pictures/routes.ts';
import { calendarRoutes } from './features/reservations/routes/calendar.ts';
import { deskRoutes } from './features/reservations/routes/desk.ts';
import { listRoutes } from './features/reservations/routes/lists.ts';
import { reservationRoutes } from './features/reservations/routes/reservations.ts';
import { visitLinkRoutes } from './features/reservations/routes/visit-links.ts';
import { clockRoutes } from './features/retention/routes.ts';
import { serviceRoutes } from './features/services/routes/public.ts';
import { staffServiceRoutes } from './features/services/routes/staff.ts';
import { settingsRoutes } from './features/settings/routes/public.ts';
import { staffSettingsRoutes } from './features/settings/routes/staff.ts';
import { absenceRoutes } from './features/technicians/routes/absences.ts';
import { technicianRoutes } from './features/technicians/routes/public.ts';
import { staffTechnicianRoutes } from './features/technicians/routes/staff.ts';
import { turnRoutes } from './features/technicians/routes/turns.ts';
import { privacyRoutes } from './features/users/routes/privacy.ts';
import { userRoutes } from './features/users/routes/users.ts';
import { describeApi, serveApiReference } from './http/api-reference.ts';
import { authenticate } from './http/authenticate.ts';
import { handleErrors, handleUnknownCalls, refuseLongUrls, refuseUnreadableUrl } from './http/errors.ts';
import { type CountRead, makeReadLimits } from './http/limits/read-limits.ts';
import { DEADLINE_SECONDS, refuseOverload } from './http/overload.ts';
import { RequestLog, requestIdOf, sendRequestIds } from './http/request-ids.ts';
import { refuseForeignChanges } from './http/same-site.ts';
import { securityHeaders } from './http/security-headers.ts';
import { removeUnstorableCharacters } from './http/storable-texts.ts';
import { decodableUrl } from './site/page-url.ts';
import { webApp } from './site/web-app.ts';

/** Answers are small: the usual window of 4 MiB would be taken from memory for each. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 } };

/** Builds the whole server, not yet listening. This is the table of contents of everything it serves. */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const { config } = deps;
  const app: FastifyInstance = Fastify({
    loggerInstance: deps.log,
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (log, bindings) => new RequestLog(log, bindings),
    trustProxy: config.trustProxy,
    bodyLimit: 64 * 1024,
    // A connection on which nothing moves is cut, but not while its call may still be answered or refused as late.
    connectionTimeout: (DEADLINE_SECONDS + 10) * 1000,
    requestTimeout: 15_000,
    genReqId: requestIdOf,
    keepAliveTimeout: 65_000,
    // How often Node looks for requests that arrive too slowly. Its default of 30 s would let each live three times as long.
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 1_000 },
    routerOptions: { maxParamLength: 2048 },
    // A machine that is too busy to read the site within Fastify's ten seconds starts late, instead of not at all.
    pluginTimeout: 0,
    rewriteUrl: ({ url = '/' }) => decodableUrl(url),
    frameworkErrors: refuseUnreadableUrl,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  handleErrors(app);
  endConnectionsOnClose(app);
  sendRequestIds(app);
  refuseOverload(app);
  app.addHook('onRequest', refuseLongUrls);
  removeUnstorableCharacters(app);
  securityHeaders(app, config);
  await app.register(cookie);
  await describeApi(app);
  serveApiReference(app);
  const countRead = makeReadLimits(deps);
  await app.register(apiOf(deps, countRead), { prefix: '/api' });
  await app.register(webApp(deps, countRead));
  return app;
}

function apiOf(deps: Deps, countRead: CountRead) {
  return async (api: FastifyInstance) => {
    const { config } = deps;
    handleUnknownCalls(api);
    api.addHook('onRequest', refuseForeignChanges(config.publicUrl));
    api.addHook('onRequest', (_request, reply, done) => {
      reply.header('cache-control', 'no-store');
      done();
    });
    api.addHook('onSend', (_request, reply, _payload, done) => {
      reply.header(SERVER_CLOCK, instant(deps.now()).toISOString());
      done();
    });
    api.addHook('onRequest', countRead);
    await api.register(compress, { encodings: ['br', 'gzip'], brotliOptions: BROTLI, globalDecompression: false });
    authenticate(api, deps);
    if (config.metricsToken !== undefined) {
      const { serveMetrics } = await import('./http/metrics.ts');
      serveMetrics(api, { token: config.metricsToken, pool: poolOf(deps.db) });
    }
    await api.register(authRoutes(deps), { prefix: '/auth' });
    await api.register(healthRoutes(deps));
    await api.register(serviceRoutes(deps), { prefix: '/services' });
    await api.register(staffServiceRoutes(deps), { prefix: '/services' });
    await api.register(helpRoutes(deps), { prefix: '/helps' });
    await api.register(staffHelpRoutes(deps), { prefix: '/helps' });
    await api.register(pictureRoutes(deps), { prefix: '/pictures' });
    await api.register(settingsRoutes(deps), { prefix: '/settings' });
    await api.register(staffSettingsRoutes(deps), { prefix: '/settings' });
    await api.register(clockRoutes(deps), { prefix: '/settings/clock' });
    await api.register(technicianRoutes(deps), { prefix: '/technicians' });
    await api.register(staffTechnicianRoutes(deps), { prefix: '/technicians' });
    await api.register(absenceRoutes(deps), { prefix: '/technicians/absences' });
    await api.register(turnRoutes(deps), { prefix: '/technicians/turn' });
    await api.register(userRoutes(deps), { prefix: '/users' });
    await api.register(privacyRoutes(deps), { prefix: '/users' });
    await api.register(auditRoutes(deps), { prefix: '/audit' });
    await api.register(availabilityRoutes(deps));
    await api.register(reservationRoutes(deps), { prefix: '/reservations' });
    await api.register(calendarRoutes(deps), { prefix: '/reservations/calendar' });
    await api.register(visitLinkRoutes(deps), { prefix: '/visits' });
    await api.register(listRoutes(deps), { prefix: '/reservations' });
    await api.register(deskRoutes(deps), { prefix: '/reservations' });
    await api.register(clientRoutes(deps), { prefix: '/clients' });
    await api.register(deadMailRoutes(deps), { prefix: '/mails/dead' });
    if (config.demo) await api.register(mailRoutes(deps), { prefix: '/dev/mails' });
  };
}

/** While the server closes, each response ends its connection, which a browser would otherwise keep open for its next call. */
function endConnectionsOnClose(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done();
  });
}

import type { FastifyInstance } from 'fastify';
import { StartProblem } from '../start-problem.ts';
import type { Start } from './start.ts';

/** How long requests that have begun may go on after the server was asked to stop. */
const DRAIN_MS = 10_000;

/** Starts to listen, and returns the port. At the stop, requests that have begun are finished first. */
export async function listen(app: FastifyInstance, { config, closing }: Start): Promise<number> {
  const { host, port } = config;
  try {
    await app.listen({ host, port });
  } catch (error) {
    throw new StartProblem(
      `${sentenceOf(error, host, port)} Choose another with ${isAbout(error, 'EADDRINUSE') ? 'PORT' : 'HOST or PORT'}.`,
    );
  }
  closing.add('HTTP server', () => drain(app));
  const address = app.server.address();
  return typeof address === 'object' && address ? address.port : port;
}

async function drain(app: FastifyInstance): Promise<void> {
  const overdue = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS);
  await app.close();
  clearTimeout(overdue);
}

function sentenceOf(error: unknown, host: string, port: number): string {
  if (isAbout(error, 'EADDRINUSE')) return `Port ${port} on ${host} is taken by another program.`;
  return `The server cannot listen on ${host}, port ${port}: ${error instanceof Error ? error.message : error}.`;
}

function isAbout(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

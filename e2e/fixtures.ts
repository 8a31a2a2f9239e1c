import { test as base, expect, type Page } from '@playwright/test';
import type { z } from 'zod';
import { keptMailListSchema } from '#contract/schemas/mails.ts';
import { DEMO_PASSWORD } from '#domain/users/demo-accounts.ts';
import type { Role } from '#domain/users/roles.ts';
import { OPENING, SalonServer } from './salon-server.ts';

type KeptMails = z.infer<typeof keptMailListSchema>;
export type Person = { name: string; email: string; password: string };

type Fixtures = {
  /** The instant at which the clocks of the server and of the browser start. */
  opening: string;
  /** A salon of the file's own, which nothing of another file has touched. */
  ownSalon: undefined;
  /** The messages sent to an address, newest first. */
  mailsTo: (address: string) => Promise<KeptMails>;
  /** A new client with an activated account, registered as any client is. */
  newClient: (name?: string) => Promise<Person>;
  /** Signs the browser in, with the session kept open, as the demo account of a role or as a person. */
  signIn: (who: Role | Person) => Promise<void>;
};

/** Each worker has a server, and each file of stories a salon of its own on it. Its clock and the browser's start at the same instant. */
export const test = base.extend<Fixtures, { salon: SalonServer }>({
  salon: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use, { parallelIndex, workerIndex }) => {
      const salon = await SalonServer.prepare(`e2e_${parallelIndex}_${workerIndex}`);
      await use(salon);
      await salon.close();
    },
    { scope: 'worker' },
  ],

  opening: [OPENING, { option: true }],

  ownSalon: [
    async ({ salon, opening }, use, { file }) => {
      await salon.serve(file, opening);
      await use(undefined);
    },
    { auto: true, timeout: 120_000 },
  ],

  baseURL: ({ salon }, use) => use(salon.url),

  page: async ({ page, opening }, use) => {
    await page.clock.install({ time: opening });
    const complaints = listen(page);
    await use(page);
    expect(complaints, 'complaints on the console').toEqual([]);
  },

  mailsTo: async ({ request }, use) => {
    await use(async (address) => {
      const mails = keptMailListSchema.parse(await (await request.get('/api/dev/mails')).json());
      return mails.filter(({ to }) => to === address);
    });
  },

  newClient: async ({ request, mailsTo }, use, { testId }) => {
    let made = 0;
    await use(async (name = 'Camille Tremblay') => {
      made += 1;
      const person = { name, email: `${testId}-${made}@example.com`, password: 'Nacre!2026' };
      await expect(await request.post('/api/auth/register', { data: person })).toBeOK();
      await expect.poll(async () => (await mailsTo(person.email)).length).toBe(1);
      const token = (await mailsTo(person.email))[0]?.links.map(lastPart)[0];
      await expect(await request.post('/api/auth/activate', { data: { token } })).toBeOK();
      return person;
    });
  },

  signIn: async ({ page }, use) => {
    await use((who) => signInto(page, who));
  },
});

/** Signs the browser of any page in, as the fixture does for the page of the test. */
export async function signInto(page: Page, who: Role | Person): Promise<void> {
  const { email, password } = typeof who === 'string' ? demoAccount(who) : who;
  const answer = await page.request.post('/api/auth', { data: { email, password, persist: true } });
  await expect(answer).toBeOK();
  await page.goto('/api/health');
  await page.evaluate(() => localStorage.setItem('persist', 'true'));
}

function demoAccount(role: Role): { email: string; password: string } {
  return { email: `${role.toLowerCase()}@lunule.test`, password: DEMO_PASSWORD };
}

function lastPart(link: string): string {
  return new URL(link).pathname.split('/').at(-1) ?? '';
}

/** Collects errors of the page and on its console, except those that the browser itself writes about a refused call. */
function listen(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    const refusal = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !refusal) complaints.push(message.text());
  });
  return complaints;
}

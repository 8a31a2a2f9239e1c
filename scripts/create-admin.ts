// Makes the first Admin of a real salon, in the database of DATABASE_URL or in the embedded one:
//   npm run create-admin
//   npm run create-admin -- --name "Hélène Roy" --email helene@example.com --password …
// What is not given is asked for; a password that is typed never shows.
import { parseArgs } from 'node:util';
import pino from 'pino';
import { registrationSchema } from '#contract/schemas/auth.ts';
import { sentenceOf } from '#contract/words/refusals.ts';
import { ERROR_CODES, Refusal } from '#domain/errors.ts';
import { readConfig } from '#server/config.ts';
import { databaseOn } from '#server/database/connect.ts';
import type { Database } from '#server/database/schema.ts';
import { createAdmin } from '#server/features/auth/service/admin.ts';
import { makeClosing } from '#server/lifecycle/closing.ts';
import { openDatabase } from '#server/lifecycle/open-database.ts';
import { clockFrom } from '#server/platform/clock.ts';
import { StartProblem } from '#server/start-problem.ts';
import { makeAsker } from './ask.ts';
import { ensureLibraryLinks } from './prepare.mjs';

try {
  await save(judged(await person()));
} catch (error) {
  if (!(error instanceof StartProblem)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function person() {
  const { values } = parseArgs({
    options: { name: { type: 'string' }, email: { type: 'string' }, password: { type: 'string' } },
  });
  const { ask, askSecret } = makeAsker();
  return {
    name: values.name ?? (await ask('First and last name: ')),
    email: values.email ?? (await ask('E-mail: ')),
    password:
      values.password ??
      (await askSecret('Password (8 to 24 characters, upper and lower case, digit, one of !@#$%): ')),
  };
}

/** The same rules as for everybody who registers. */
function judged(given: Awaited<ReturnType<typeof person>>) {
  const { data, error } = registrationSchema.safeParse(given);
  if (data) return data;
  const code = ERROR_CODES.find((known) => known === error.issues[0]?.message) ?? 'malformed';
  throw new StartProblem(sentenceOf(code, 'en'));
}

async function save(admin: ReturnType<typeof judged>): Promise<void> {
  const config = readConfig();
  const log = pino({ level: 'silent' });
  const closing = makeClosing(log);
  const fail = (reason: unknown) => {
    throw reason;
  };
  if (config.databaseUrl === undefined) ensureLibraryLinks();
  try {
    const db: Database = databaseOn((await openDatabase({ config, log, closing, fail })).pool);
    await createAdmin({ db, log, now: clockFrom(config) }, admin);
    console.log(`${admin.name} (${admin.email}) is an Admin and can log in.`);
  } catch (error) {
    if (error instanceof Refusal) throw new StartProblem(sentenceOf(error.code, 'en'));
    throw error;
  } finally {
    await closing.closeAll();
  }
}

import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { SMTPServer } from 'smtp-server';
import { expect, it, onTestFinished } from 'vitest';
import { configFrom } from '../../config.ts';
import { makeMailer } from './mailer.ts';

const PASSWORD = 'secret-of-the-mail-server';

/** A mail server without TLS that wants a password; returns its URL and the passwords it was given. */
async function givenOpenMailServer() {
  const passwords: unknown[] = [];
  const server = new SMTPServer({
    hideSTARTTLS: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ password }, _session, callback) => {
      passwords.push(password);
      callback(null, { user: 'salon' });
    },
    onData: (stream, _session, callback) => {
      stream.resume().on('end', () => callback());
    },
  });
  server.on('error', () => undefined);
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const address = listener.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { passwords, url: `smtp://salon:${PASSWORD}@127.0.0.1:${port}` };
}

function sendInProduction(smtpUrl: string): Promise<void> {
  const config = configFrom({
    NODE_ENV: 'production',
    DATABASE_URL: 'postgres://localhost/lunule',
    TOKEN_SECRET: 'thirty-two characters or more of it',
    PUBLIC_URL: 'https://salon.example',
    SMTP_URL: smtpUrl,
  });
  const { smtpUrl: url, publicUrl } = config;
  const mailer = makeMailer({ smtpUrl: url, from: undefined, publicUrl, folder: tmpdir() });
  onTestFinished(mailer.close);
  const salon = { name: 'Lunule', address: 'bonjour@salon.example' };
  const words = { subject: 'Bonjour', text: 'Bonjour', html: '<p>Bonjour</p>', attachments: [] };
  return mailer.send({ messageId: 'one', salon, to: 'zoe@example.com', ...words });
}

it('keeps its password from a mail server without TLS in production', async () => {
  const { passwords, url } = await givenOpenMailServer();

  await expect(sendInProduction(url)).rejects.toThrow();

  expect(passwords).toEqual([]);
});

it('sends its password unencrypted in production when the address says so', async () => {
  const { passwords, url } = await givenOpenMailServer();

  await sendInProduction(`${url}?requireTLS=false`);

  expect(passwords).toEqual([PASSWORD]);
});

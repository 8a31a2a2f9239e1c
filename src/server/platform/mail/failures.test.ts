import { expect, it } from 'vitest';
import { failureOf } from './failures.ts';

const error = (message: string, more: object = {}) => Object.assign(new Error(message), more);

it.each([
  [
    'an address it does not know',
    error('x', { code: 'EENVELOPE', command: 'RCPT TO', response: '550 User unknown' }),
    'bad_recipient',
    '550 User unknown',
  ],
  [
    'a sender it does not take',
    error('x', { code: 'EENVELOPE', command: 'MAIL FROM', response: '553 No' }),
    'refused',
    '553 No',
  ],
  ['what the mail says', error('x', { code: 'EMESSAGE', response: '554 Spam' }), 'refused', '554 Spam'],
  [
    'its own login',
    error('Invalid login', { code: 'EAUTH', response: '535 5.7.8 Bad' }),
    'login_refused',
    '535 5.7.8 Bad',
  ],
  [
    'nothing, for nobody is there',
    error('connect ECONNREFUSED 127.0.0.1:1', { code: 'ESOCKET' }),
    'unreachable',
    'connect ECONNREFUSED 127.0.0.1:1',
  ],
  ['something that is no error', 'x', 'unreachable', ''],
])('says why a mail server refused %s', (_what, thrown, failure, serverSaid) => {
  expect(failureOf(thrown)).toEqual({ failure, serverSaid });
});

it('keeps the words of the mail server on one line, and short', () => {
  const { serverSaid } = failureOf(error('x', { response: `550-No\r\n550 ${'o'.repeat(400)}` }));
  expect(serverSaid).toMatch(/^550-No 550 o+$/);
  expect(serverSaid).toHaveLength(300);
});

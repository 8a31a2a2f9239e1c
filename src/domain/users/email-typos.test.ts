import { describe, expect, it } from 'vitest';
import { probablyMeant } from './email-typos.ts';

describe('probablyMeant', () => {
  it.each([
    ['lea@gmial.com', 'lea@gmail.com'],
    ['lea@gmail.con', 'lea@gmail.com'],
    ['lea@gmail.co', 'lea@gmail.com'],
    ['lea@gmal.con', 'lea@gmail.com'],
    ['lea@gamil.com', 'lea@gmail.com'],
    ['lea@gmail.ca', 'lea@gmail.com'],
    ['lea@GMIAL.com', 'lea@gmail.com'],
    ['Lea.Roy@hotmial.com', 'Lea.Roy@hotmail.com'],
    ['lea@hotnail.ca', 'lea@hotmail.ca'],
    ['lea@homtail.fr', 'lea@hotmail.fr'],
    ['lea@outlok.com', 'lea@outlook.com'],
    ['lea@yaho.ca', 'lea@yahoo.ca'],
    ['lea@yahooo.fr', 'lea@yahoo.fr'],
    ['lea@iclould.com', 'lea@icloud.com'],
    ['lea@icloud.fr', 'lea@icloud.com'],
    ['lea@videotron.com', 'lea@videotron.ca'],
    ['lea@vidéotron.ca', 'lea@videotron.ca'],
    ['lea@sympatico.cq', 'lea@sympatico.ca'],
    ['lea@live.con', 'lea@live.com'],
    ['lea@msn.con', 'lea@msn.com'],
  ])('asks about %s, which may be %s', (email, meant) => {
    expect(probablyMeant(email)).toBe(meant);
  });

  it.each([
    'lea@gmail.com',
    'lea@yahoo.ca',
    'lea@mail.com',
    'lea@ymail.com',
    'lea@hotmail.be',
    'lea@bell.ca',
    'lea@salon-lea.ca',
    'lea@exemple.quebec',
    'lea@mail.ulaval.ca',
    'lea@smail.fr',
    'lea@lunule.test',
    'lea@ibm.com',
    'lea@five.ca.org',
    'lea',
    '@gmial.com',
    '',
  ])('asks nothing about %s', (email) => {
    expect(probablyMeant(email)).toBeNull();
  });

  it.each(['gmail.com', 'outlook.com', 'hotmail.ca', 'videotron.ca'])(
    'asks about each pair of neighbours swapped in the name of %s',
    (domain) => {
      const name = domain.indexOf('.');
      for (let at = 0; at + 1 < name; at += 1) {
        const swapped = `${domain.slice(0, at)}${domain[at + 1]}${domain[at]}${domain.slice(at + 2)}`;
        if (swapped !== domain) expect(probablyMeant(`lea@${swapped}`)).toBe(`lea@${domain}`);
      }
    },
  );
});

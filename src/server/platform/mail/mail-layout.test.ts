import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '#domain/salon/salon-settings.ts';
import type { MailContent } from './mail-content.ts';
import { inScheme } from './mail-html.ts';
import { layOutMail } from './mail-layout.ts';

const content: MailContent = {
  title: 'Rendez-vous déplacé',
  preview: 'Avant : jeudi 4 juin',
  facts: [
    { label: 'Quand', value: 'vendredi 5 juin, à 13 h 30', before: 'jeudi 4 juin, à 10 h' },
    { label: 'Commentaire', value: 'Deux <b>lignes</b>\n& plus' },
  ],
  amounts: [
    ['Sous-total', '45,00 $'],
    ['Total', '51,74 $'],
  ],
  paragraphs: ['Arrivez 15 minutes avant l’heure.'],
  buttons: [
    { label: 'Voir', url: 'https://lunule.example/visite/a?b=1&c=2' },
    { label: 'Itinéraire', url: 'https://maps.example/' },
  ],
  hasProfile: true,
};

const laidOut = (language: 'fr' | 'en' = 'fr', more: Partial<MailContent> = {}) =>
  layOutMail({ ...content, ...more }, language, DEFAULT_SETTINGS, 'https://lunule.example');

/** The words of the HTML between its tags, as people read them. */
function wordsOf(html: string): string[] {
  const body = html.slice(html.indexOf('</style>')).replaceAll(/<!--.*?-->/g, '');
  return body
    .split(/<[^>]*>/)
    .map((part) => part.replaceAll('&amp;', '&').replaceAll('&lt;', '<').replaceAll('&gt;', '>').trim())
    .filter((part) => part !== '');
}

describe('a mail', () => {
  it('strikes the former time beside the new one, and names it as such in words', () => {
    const { html, text } = laidOut();
    expect(html).toContain('>Avant <s>jeudi 4 juin, à 10 h</s></div>');
    expect(text).toMatch(/Quand\s: vendredi 5 juin, à 13 h 30\nAvant\s: jeudi 4 juin, à 10 h\n/);
    expect(laidOut('en').text).toContain('Before: jeudi 4 juin');
  });

  it('says as text all that it says as HTML, each page with its whole URL', () => {
    const { html, text, links } = laidOut('en', { frenchVersionUrl: 'https://lunule.example/?lang=fr' });
    const [preview, ...words] = wordsOf(html);
    expect(preview).toMatch(/^Avant/);
    expect(words.length).toBeGreaterThan(15);
    expect(words.filter((part) => !text.includes(part))).toEqual([]);
    const pages = [...html.matchAll(/href="(https:[^"]*)"/g)].map(([, url]) => url?.replaceAll('&amp;', '&') ?? '');
    expect(pages.length).toBeGreaterThan(3);
    expect(pages.filter((url) => url !== 'https://lunule.example' && !text.includes(url))).toEqual([]);
    expect(links).toEqual(content.buttons?.map(({ url }) => url));
  });

  it('shows after its subject, in a list of mails, what its preview says and nothing else', () => {
    const [, preview] = /<body[^>]*><div style="display:none;[^"]*">([^<]*)<\/div>/.exec(laidOut().html) ?? [];
    expect(preview).toMatch(/^Avant : jeudi 4 juin(&#847;&zwnj;&nbsp;){40}$/);
  });

  it('is built of what every program keeps: tables, styles beside each element, nothing from outside', () => {
    const { html } = laidOut();
    expect(html).not.toMatch(/<(script|img|link|iframe|form|svg|button)/);
    expect(html).not.toMatch(/<table(?! role="presentation")|<td(?! [^>]*style=)(?=[^>]*>[^<\s])/);
    expect(html).not.toMatch(/@import|url\(|flex|grid|var\(/);
    expect(html).toContain('<!--[if mso]><table role="presentation" width="560"');
  });

  it('never takes what people typed for HTML', () => {
    const { html } = laidOut('fr', { title: '"><script>', paragraphs: ['<img src=x>'] });
    expect(html).not.toMatch(/<(script|img|b>)/);
    expect(html).toContain('>&quot;&gt;&lt;script&gt;</h1>');
  });

  it('has a look for dark screens, which the mailbox can ask for on any screen', () => {
    const { html } = laidOut();
    const meta = (page: string) => /<meta name="color-scheme" content="([^"]*)">/.exec(page)?.[1];
    expect(html).toContain('@media (prefers-color-scheme:dark){');
    expect([html, inScheme(html, 'light'), inScheme(html, 'dark')].map(meta)).toEqual([
      'light dark',
      'only light',
      'dark',
    ]);
    expect(inScheme(html, 'dark')).toContain('@media all{');
    expect(inScheme(html, 'light')).toContain('@media not all{');
    expect(inScheme(html, 'dark')).toContain('<head><base target="_blank">');
  });
});

import { shownEmail } from '#contract/email-address.ts';
import { labelled, phone } from '#contract/format.ts';
import { paths } from '#contract/paths.ts';
import { MAIL_FRAME } from '#contract/words/mails.ts';
import type { Language } from '#domain/languages.ts';
import { LOCATION_CODES } from '#domain/salon/locations.ts';
import type { SalonSettings } from '#domain/salon/salon-settings.ts';
import type { FootLine, MailContent, MailFact } from './mail-content.ts';
import { asHtml } from './mail-html.ts';

/** One mail as plain text and as HTML: no pictures from outside, no tracking, the salon and its two addresses at the foot. */
export function layOutMail(content: MailContent, language: Language, salon: SalonSettings, publicUrl: string) {
  const foot = footLines(content, language, salon, publicUrl);
  const links = (content.buttons ?? []).map(({ url }) => url);
  const html = asHtml(content, { foot, language, salonName: salon.name, publicUrl });
  return { text: asText(content, foot, language), html, links };
}

function footLines(
  { hasProfile }: MailContent,
  language: Language,
  salon: SalonSettings,
  publicUrl: string,
): FootLine[] {
  const words = MAIL_FRAME[language];
  const addresses = LOCATION_CODES.map((code) => salon.locations[code]);
  const profileUrl = `${publicUrl}${paths.profile}`;
  return [
    { text: salon.name },
    ...addresses.map(({ name, street, city }) => ({ text: labelled(name, `${street}, ${city}`, language) })),
    { text: '', link: { text: phone(salon.phone, language), url: `tel:+1${salon.phone.replaceAll('-', '')}` } },
    { text: '', link: { text: shownEmail(salon.email), url: `mailto:${salon.email}` } },
    ...(salon.tpsNumber && salon.tvqNumber
      ? [{ text: `${words.tps} ${salon.tpsNumber} · ${words.tvq} ${salon.tvqNumber}` }]
      : []),
    ...(hasProfile ? [{ text: '', link: { text: words.manage, url: profileUrl } }] : []),
  ];
}

function asText(content: MailContent, foot: FootLine[], language: Language): string {
  const { title, facts = [], amounts = [], paragraphs, buttons = [], frenchVersionUrl } = content;
  const blocks = [
    title,
    facts.map((fact) => factLine(fact, language)).join('\n'),
    amounts.map(([label, amount]) => labelled(label, amount, language)).join('\n'),
    ...paragraphs,
    ...buttons.map(({ label, url }) => labelledLink(label, url, language)),
    frenchVersionUrl ? labelled(MAIL_FRAME.en.french, frenchVersionUrl, 'fr') : '',
    `-- \n${foot.map((line) => footText(line, language)).join('\n')}`,
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

function factLine({ label, value, before }: MailFact, language: Language): string {
  const line = labelled(label, value, language);
  return before === undefined ? line : `${line}\n${labelled(MAIL_FRAME[language].before, before, language)}`;
}

/** The URL on a line of its own, so that every program makes it a link, whole. */
function labelledLink(label: string, url: string, language: Language): string {
  return `${labelled(label, '', language).trimEnd()}\n${url}`;
}

/** Numbers and addresses speak for themselves; a page needs its URL. */
function footText({ text, link }: FootLine, language: Language): string {
  if (!link) return text;
  return link.url.startsWith('http') ? labelled(link.text, link.url, language) : link.text;
}

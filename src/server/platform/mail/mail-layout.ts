import { shownEmail } from '#contract/email-address.ts';
import { labelled, phone } from '#contract/format.ts';
import { paths } from '#contract/paths.ts';
import { MAIL_FRAME } from '#contract/words/mails.ts';
import type { Language } from '#domain/languages.ts';
import { LOCATION_CODES } from '#domain/salon/locations.ts';
import type { SalonSettings } from '#domain/salon/salon-settings.ts';

/** The content of a mail, before it is laid out as text and as HTML. */
export type MailContent = {
  title: string;
  /** The facts first, readable without pictures: what, when, where. */
  facts?: [label: string, value: string][];
  paragraphs: string[];
  buttons?: { label: string; url: string }[];
  /** Whether the recipient has a profile, where they choose which mails they get. */
  hasProfile: boolean;
  /** A link to the same facts in French, for a mail in English (Charter of the French language). */
  frenchVersionUrl?: string;
};

/** One mail as plain text and as HTML: no pictures from outside, no tracking, the salon and its two locations at the foot. */
export function layOutMail(content: MailContent, language: Language, salon: SalonSettings, publicUrl: string) {
  const foot = footLines(content, language, salon, publicUrl);
  const links = (content.buttons ?? []).map(({ url }) => url);
  return { text: asText(content, foot, language), html: asHtml(content, foot, language), links };
}

function footLines({ hasProfile }: MailContent, language: Language, salon: SalonSettings, publicUrl: string): string[] {
  const words = MAIL_FRAME[language];
  const addresses = LOCATION_CODES.map((code) => salon.locations[code]);
  return [
    salon.name,
    ...addresses.map(({ name, street, city }) => labelled(name, `${street}, ${city}`, language)),
    `${phone(salon.phone, language)} · ${shownEmail(salon.email)}`,
    ...(salon.tpsNumber && salon.tvqNumber
      ? [`${words.tps} ${salon.tpsNumber} · ${words.tvq} ${salon.tvqNumber}`]
      : []),
    ...(hasProfile ? [labelled(words.manage, `${publicUrl}${paths.profile}`, language)] : []),
  ];
}

function asText(
  { title, facts = [], paragraphs, buttons = [], frenchVersionUrl }: MailContent,
  foot: string[],
  language: Language,
): string {
  const blocks = [
    title,
    facts.map(([label, value]) => labelled(label, value, language)).join('\n'),
    ...paragraphs,
    ...buttons.map(({ label, url }) => `${labelled(label, '', language).trimEnd()}\n${url}`),
    frenchVersionUrl ? labelled(MAIL_FRAME.en.french, frenchVersionUrl, 'fr') : '',
    `--\n${foot.join('\n')}`,
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

const BUTTON =
  'display:inline-block;background:#6A1B4D;color:#ffffff;padding:14px 28px;border-radius:999px;font-weight:600;text-decoration:none';

function asHtml(content: MailContent, foot: string[], language: Language): string {
  const { title, facts = [], paragraphs, buttons = [], frenchVersionUrl } = content;
  const rows = facts
    .map(
      ([label, value]) =>
        `<tr><td style="padding:4px 16px 4px 0;color:#5C444E;vertical-align:top">${escaped(label)}</td><td style="padding:4px 0;font-weight:600">${escaped(value)}</td></tr>`,
    )
    .join('');
  return `<!doctype html><html lang="${language}-CA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title></head><body style="margin:0;background:#FCF8F5;color:#2A1620;font-family:system-ui,-apple-system,'Segoe UI',sans-serif;font-size:17px;line-height:1.55"><div style="max-width:560px;margin:0 auto;padding:32px 20px"><h1 style="font-family:Georgia,serif;font-size:26px;line-height:1.2;margin:0 0 20px">${escaped(title)}</h1>${rows && `<table role="presentation" style="border-collapse:collapse;margin:0 0 20px">${rows}</table>`}${paragraphs.map((text) => `<p style="margin:0 0 16px">${escaped(text)}</p>`).join('')}${buttons.map(({ label, url }) => `<p style="margin:0 0 16px"><a style="${BUTTON}" href="${escaped(url)}">${escaped(label)}</a></p>`).join('')}${frenchVersionUrl ? `<p style="margin:0 0 16px"><a href="${escaped(frenchVersionUrl)}" lang="fr">${MAIL_FRAME.en.french}</a></p>` : ''}<hr style="border:0;border-top:1px solid #E8DAD3;margin:28px 0 16px"><p style="margin:0;color:#5C444E;font-size:14px">${foot.map(escaped).join('<br>')}</p></div></body></html>`;
}

/** Escapes names and comments, which anybody may have typed. */
function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

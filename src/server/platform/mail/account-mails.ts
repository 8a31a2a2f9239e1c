import { phone } from '#contract/format.ts';
import type { Language } from '#domain/languages.ts';
import type { SalonSettings } from '#domain/salon/salon-settings.ts';
import { ACCOUNT_MAIL_WORDS, type AccountMailKind } from './account-mail-words.ts';
import { setMail } from './mail-layout.ts';

export type AccountLetter = {
  kind: AccountMailKind;
  /** Absent where the person is not known to the salon. */
  name?: string;
  language: Language;
  /** The page of this site that the first button opens, when it is not the usual one of the kind: `/password-reset/…`. */
  path?: string;
  facts?: [label: string, value: string][];
};

/** These go to people who have no profile, or no way into it any more. */
const WITHOUT_PROFILE: readonly AccountMailKind[] = ['no_account', 'account_closed', 'account_deleted'];

const GREETING = { fr: 'Bonjour', en: 'Hello' };

/** The letter as a mail: subject, text, HTML and links, which all stand on `publicUrl` (security, Forgot password). */
export function accountMail(letter: AccountLetter, salon: SalonSettings, publicUrl: string) {
  const { kind, name, language, path, facts } = letter;
  const words = ACCOUNT_MAIL_WORDS[kind][language];
  const filled = (text: string) =>
    text.replace('{salon}', () => salon.name).replace('{phone}', () => phone(salon.phone, language));
  const buttons = words.buttons.map((button, index) => ({
    label: button.label,
    url: `${publicUrl}${index === 0 ? (path ?? button.path) : button.path}`,
  }));
  const content = {
    title: filled(words.subject),
    ...(facts && { facts }),
    paragraphs: [`${GREETING[language]}${name ? ` ${name}` : ''},`, ...words.paragraphs.map(filled)],
    buttons,
    hasProfile: !WITHOUT_PROFILE.includes(kind),
    ...(language === 'en' && { frenchVersionUrl: `${buttons[0]?.url ?? publicUrl}?lang=fr` }),
  };
  return { kind, subject: filled(words.subject), ...setMail(content, language, salon, publicUrl) };
}

import { phone } from '#contract/format.ts';
import { ACCOUNT_MAILS, type AccountMailKind, MAIL_FRAME } from '#contract/words/mails.ts';
import type { Language } from '#domain/languages.ts';
import type { SalonSettings } from '#domain/salon/salon-settings.ts';
import { layOutMail } from '../../platform/mail/mail-layout.ts';

export type AccountMail = {
  kind: AccountMailKind;
  /** Absent when there is no account. */
  name?: string;
  language: Language;
  /** The page of this site that the first button opens, when it is not the usual one of the kind: `/password-reset/…`. */
  path?: string;
};

/** Mails to people without a profile, or who cannot open it any more. */
const WITHOUT_PROFILE: readonly AccountMailKind[] = ['no_account', 'account_closed', 'account_deleted'];

/** Subject, text, HTML and links of a mail about an account; all links begin with `publicUrl`. */
export function accountMail({ kind, name, language, path }: AccountMail, salon: SalonSettings, publicUrl: string) {
  const words = ACCOUNT_MAILS[kind][language];
  const filled = (text: string) =>
    text.replace('{salon}', () => salon.name).replace('{phone}', () => phone(salon.phone, language));
  const buttons = words.buttons.map((button, index) => ({
    label: button.label,
    url: `${publicUrl}${index === 0 ? (path ?? button.path) : button.path}`,
  }));
  const content = {
    title: filled(words.subject),
    preview: filled(words.paragraphs[0] ?? ''),
    paragraphs: [`${MAIL_FRAME[language].greeting}${name ? ` ${name}` : ''},`, ...words.paragraphs.map(filled)],
    buttons,
    hasProfile: !WITHOUT_PROFILE.includes(kind),
    ...(language === 'en' && { frenchVersionUrl: `${buttons[0]?.url ?? publicUrl}?lang=fr` }),
  };
  return { kind, subject: filled(words.subject), ...layOutMail(content, language, salon, publicUrl) };
}

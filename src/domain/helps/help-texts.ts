import {
  type Completeness,
  completenessOfTexts,
  type LocalText,
  localText,
  TEXT_LANGUAGES,
  type TextLanguage,
} from '../local-text.ts';

/** A question and its answer in French, and in the other languages where staff wrote them. */
export type HelpTexts = {
  readonly question: string;
  readonly answer: string;
  readonly questionEn?: string | null | undefined;
  readonly answerEn?: string | null | undefined;
  readonly questionEs?: string | null | undefined;
  readonly answerEs?: string | null | undefined;
};

/** The fields that hold the texts of each language. */
export const HELP_TEXT_FIELDS = {
  fr: { question: 'question', answer: 'answer' },
  en: { question: 'questionEn', answer: 'answerEn' },
  es: { question: 'questionEs', answer: 'answerEs' },
} as const satisfies Record<TextLanguage, Record<'question' | 'answer', keyof HelpTexts>>;

/** A question and its answer in the wanted language, each in French when it was not translated. */
export function localHelp(help: HelpTexts, wanted: TextLanguage): { question: LocalText; answer: LocalText } {
  const { question, answer } = HELP_TEXT_FIELDS[wanted];
  return {
    question: localText(help[question], wanted, help.question),
    answer: localText(help[answer], wanted, help.answer),
  };
}

/** How much of a language is written: question and answer, one of them, or neither. */
export function helpCompleteness(help: HelpTexts, language: TextLanguage): Completeness {
  const { question, answer } = HELP_TEXT_FIELDS[language];
  return completenessOfTexts([help[question], help[answer]]);
}

/** The languages in which at least one text of these exists; French always. */
export function languagesOfHelps(helps: readonly HelpTexts[]): TextLanguage[] {
  return TEXT_LANGUAGES.filter(
    (language) => language === 'fr' || helps.some((help) => helpCompleteness(help, language) !== 'nothing'),
  );
}

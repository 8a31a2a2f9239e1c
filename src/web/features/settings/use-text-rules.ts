import { useTranslation } from 'react-i18next';
import { cleanLine } from '#domain/texts.ts';

/** The rules of plain fields, for `register`: a line that must be there, one that may be, a whole number. */
export function useTextRules() {
  const { t } = useTranslation('salon');
  return {
    required: (max: number) => ({
      validate: (text: string) =>
        cleanLine(text) === '' ? t('fields.required') : cleanLine(text).length <= max || t('fields.tooLong'),
    }),
    optional: (max: number) => ({
      validate: (text: string) => cleanLine(text).length <= max || t('fields.tooLong'),
    }),
    whole: (max: number) => ({
      validate: (text: string) =>
        (/^\d{1,4}$/.test(text.trim()) && Number(text) <= max) || t('fields.outOfBounds', { max }),
    }),
  };
}

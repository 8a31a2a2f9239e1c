import { useTranslation } from 'react-i18next';
import { useLiteral } from '../../../i18n/literal.tsx';
import type { DraftPart } from './draft.ts';

type PartProblem = { fieldId: DraftPart; message: string };

/** Says in words what is missing, each tied to its field. */
export function usePartProblems(): (parts: readonly DraftPart[]) => PartProblem[] {
  const { t } = useTranslation('intake');
  const literal = useLiteral();
  const words: Record<DraftPart, string> = {
    client: literal('nameInvalid'),
    phone: literal('phoneInvalid'),
    email: literal('emailInvalid'),
    services: t('services.required'),
    time: literal('slotRequired'),
  };
  return (parts) => parts.map((part) => ({ fieldId: part, message: words[part] }));
}

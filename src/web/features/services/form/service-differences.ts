import { useTranslation } from 'react-i18next';
import { useLiteral } from '../../../i18n/literal.tsx';
import type { Difference } from '../../../ui/feedback/edit-conflict.tsx';
import { useOwnersQuery } from '../../users/api.ts';
import { bodyOf, PRICE_WORDS, SERVICE_FIELDS, type ServiceFields } from './service-form-fields.ts';

const CATEGORY_LITERALS = { manicure: 'manicure', pedicure: 'pedicure', other: 'otherServices' } as const;
const FIELDS = [...SERVICE_FIELDS, 'durationType', 'priceType', 'status', 'image'] as const;

type Field = (typeof FIELDS)[number];

/** Tells what somebody else saved from what is written in the form, field by field, in words. */
export function useServiceDifferences(): (theirs: ServiceFields, mine: ServiceFields) => Difference[] {
  const { t } = useTranslation('owner');
  const literal = useLiteral();
  const { data: owners = [] } = useOwnersQuery();

  const labelOf = (field: Field) => {
    if (field === 'durationType' || field === 'priceType') return t(`services.${field}`);
    if (field === 'status') return t('fields.status');
    return field === 'image' ? t('services.picture') : t(`services.labels.${field}`);
  };
  const textsOf = (theirs: ServiceFields): Record<Field, string | undefined> => ({
    ...theirs,
    category: literal(CATEGORY_LITERALS[theirs.category]),
    durationType: t(`services.${theirs.durationType}`),
    priceType: t(PRICE_WORDS[theirs.priceType]),
    status: t(`fields.${theirs.status}`),
    user: owners.find(({ _id }) => _id === theirs.user)?.name ?? '',
    image: undefined,
  });
  return (theirs, mine) => {
    const [kept, written] = [bodyOf(theirs), bodyOf(mine)];
    const texts = textsOf(theirs);
    return FIELDS.filter((field) => kept[field] !== written[field]).map((field) => ({
      label: labelOf(field),
      theirs: texts[field],
    }));
  };
}

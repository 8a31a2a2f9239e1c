import { type Ref, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { SERVICE_CATEGORIES, type ServiceCategory } from '#domain/services/services.ts';
import { useLiteral } from '../../../i18n/literal.tsx';
import type { PublicService } from '../../services/api.ts';
import styles from './desk-form.module.css';
import type { Draft, DraftLine } from './draft.ts';
import { ServiceLine } from './service-line.tsx';

const CATEGORY_LITERALS = { manicure: 'manicure', pedicure: 'pedicure', other: 'otherServices' } as const;

type ServiceLinesProps = {
  services: readonly PublicService[];
  lines: Draft['lines'];
  onChange: (lines: Draft['lines']) => void;
  onDone: () => void;
  firstRef: Ref<HTMLInputElement>;
};

/** Up to one service of each category (spec 5). Tab goes on to the next category, Enter to the date. */
export function ServiceLines({ services, lines, onChange, onDone, firstRef }: ServiceLinesProps) {
  const { t } = useTranslation('intake');
  const literal = useLiteral();
  const byCategory = useMemo(() => {
    const of = (category: ServiceCategory) => services.filter((service) => service.category === category);
    return { manicure: of('manicure'), pedicure: of('pedicure'), other: of('other') };
  }, [services]);
  const change = (category: ServiceCategory) => (line: DraftLine | null) => onChange({ ...lines, [category]: line });
  return (
    <fieldset id="services" tabIndex={-1} className={styles.group}>
      <legend className={styles.legend}>{t('services.legend')}</legend>
      <p className={styles.hint}>{t('services.hint')}</p>
      {SERVICE_CATEGORIES.map((category, index) => (
        <ServiceLine
          key={category}
          label={literal(CATEGORY_LITERALS[category])}
          services={byCategory[category]}
          line={lines[category]}
          onChange={change(category)}
          onDone={onDone}
          {...(index === 0 && { inputRef: firstRef })}
        />
      ))}
    </fieldset>
  );
}

import { type Ref, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LocalText } from '#domain/local-text.ts';
import { effectivePrice } from '#domain/pricing.ts';
import { LINE_QUANTITY_MAX } from '#domain/reservations/reservation.ts';
import { isFoundBy, searchKey } from '#domain/search.ts';
import { serviceName } from '#domain/services/service-texts.ts';
import { plannedMinutes, SERVICE_CATEGORIES, type ServiceCategory } from '#domain/services/services.ts';
import { useLiteral } from '../../../i18n/literal.tsx';
import { useFormat, useLanguage } from '../../../i18n/use-language.ts';
import { Combobox } from '../../../ui/choices/combobox.tsx';
import { SelectField } from '../../../ui/choices/select-field.tsx';
import type { PublicService } from '../../services/api.ts';
import styles from './desk-form.module.css';
import type { Draft, DraftLine } from './draft.ts';
import { useDeskServiceName } from './use-desk-service-name.ts';

const CATEGORY_LITERALS = { manicure: 'manicure', pedicure: 'pedicure', other: 'otherServices' } as const;

type ServiceLinesProps = {
  services: readonly PublicService[];
  lines: Draft['lines'];
  onChange: (lines: Draft['lines']) => void;
  onDone: () => void;
  firstRef: Ref<HTMLInputElement>;
};

/** Up to one service of each category. Tab goes on to the next category, Enter to the date. */
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

type ServiceLineProps = {
  label: string;
  services: readonly PublicService[];
  line: DraftLine | null;
  onChange: (line: DraftLine | null) => void;
  /** Enter has confirmed this line. */
  onDone: () => void;
  inputRef?: Ref<HTMLInputElement>;
};

const QUANTITIES = Array.from({ length: LINE_QUANTITY_MAX }, (_, index) => String(index + 1));

/** The service of one category, found by a part of its name, and for how many people. */
function ServiceLine({ label, services, line, onChange, onDone, inputRef }: ServiceLineProps) {
  const { t } = useTranslation('intake');
  const format = useFormat();
  const language = useLanguage();
  const nameOf = useDeskServiceName();
  const [typed, setTyped] = useState<string | null>(null);
  const chosen = services.find(({ _id }) => _id === line?.serviceId);
  const fitting = services.filter((service) =>
    isFoundBy(searchText(service, serviceName(service, language)), typed ?? ''),
  );

  const choose = (serviceId: string) => {
    setTyped(null);
    onChange({ serviceId, qty: line?.qty ?? 1 });
  };
  /** What was typed stands for the first that fits; nothing typed, for no service. */
  const accept = () => {
    if (typed === null) return;
    const [first] = fitting;
    if (typed.trim() !== '' && first) choose(first._id);
    else if (typed.trim() === '') onChange(null);
    setTyped(null);
  };

  return (
    <div className={styles.line}>
      <Combobox
        label={label}
        value={typed ?? (chosen ? serviceName(chosen, language).text : '')}
        onValueChange={setTyped}
        items={fitting.map((service) => ({
          key: service._id,
          label: nameOf(service),
          description: `${format.duration(plannedMinutes(service))} · ${format.price(effectivePrice(service))}`,
        }))}
        onSelect={(serviceId) => {
          choose(serviceId);
          onDone();
        }}
        onEnter={() => {
          accept();
          onDone();
        }}
        onBlur={accept}
        emptyText={t('services.none')}
        {...(inputRef && { inputRef })}
      />
      <SelectField
        label={t('services.quantity')}
        aria-label={t('services.quantityOf', { name: label })}
        value={String(line?.qty ?? 1)}
        disabled={line === null}
        onChange={({ target }) => line && onChange({ ...line, qty: Number(target.value) })}
        options={QUANTITIES.map((quantity) => ({ value: quantity, label: quantity }))}
      />
    </div>
  );
}

function searchText({ titre }: PublicService, { text }: LocalText): string {
  return searchKey(`${titre} ${text}`);
}

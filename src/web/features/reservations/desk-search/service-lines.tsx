import { Trash2 } from 'lucide-react';
import { type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { effectivePrice } from '#domain/pricing.ts';
import { LINE_QUANTITY_MAX } from '#domain/reservations/reservation.ts';
import { plannedMinutes, SERVICE_CATEGORIES } from '#domain/services/services.ts';
import { useFormat, useLanguage } from '../../../i18n/use-language.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Combobox } from '../../../ui/choices/combobox.tsx';
import { Stepper } from '../../../ui/choices/stepper.tsx';
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx';
import type { PublicService } from '../../services/api.ts';
import { type Draft, type DraftLine, withService } from '../desk-form/draft.ts';
import styles from './service-lines.module.css';
import { servicesFor } from './service-search.ts';
import { useDeskServiceName } from './use-desk-service-name.ts';

type ServiceLinesProps = {
  services: readonly PublicService[];
  lines: Draft['lines'];
  onChange: (lines: Draft['lines']) => void;
  /** Enter has confirmed the services. */
  onDone: () => void;
  /** What is typed in the search; kept by the form, where letters come to it that were typed ahead. */
  typed: string;
  onTyped: (typed: string) => void;
  searchRef: Ref<HTMLInputElement>;
  /** What Enter does, where no date follows. */
  hint?: string;
};

/** One search over all services; below it those chosen, at most one of each category, each for so many people. */
export function ServiceLines(props: ServiceLinesProps) {
  const { services, lines, onChange, onDone, typed, onTyped, searchRef } = props;
  const { t } = useTranslation('intake');
  const { hint = t('services.hint') } = props;
  const format = useFormat();
  const language = useLanguage();
  const nameOf = useDeskServiceName();
  const [announced, setAnnounced] = useState('');
  const fitting = servicesFor(services, typed, language);
  const nameById = (id: string | undefined) => {
    const known = services.find(({ _id }) => _id === id);
    return known ? nameOf(known) : '';
  };
  const factsOf = (service: PublicService) =>
    `${format.duration(plannedMinutes(service))} · ${format.price(effectivePrice(service))}`;
  const detailsOf = (service: PublicService) => {
    const other = lines[service.category];
    if (!other || other.serviceId === service._id) return factsOf(service);
    return `${factsOf(service)} · ${t('services.replaces', { name: nameById(other.serviceId) })}`;
  };

  const choose = (service: PublicService) => {
    onTyped('');
    setAnnounced(t('services.added', { name: nameOf(service) }));
    onChange(withService(lines, service));
  };
  /** What was typed stands for the first that fits. */
  const accept = () => {
    const [first] = fitting;
    if (typed.trim() === '') return true;
    if (first) choose(first);
    return first !== undefined;
  };

  return (
    <fieldset id="services" tabIndex={-1} className={styles.lines}>
      <legend className={styles.legend}>{t('services.legend')}</legend>
      <Combobox
        label={t('services.add')}
        hint={hint}
        value={typed}
        onValueChange={onTyped}
        items={fitting.map((service) => ({
          key: service._id,
          label: nameOf(service),
          description: detailsOf(service),
        }))}
        onSelect={(serviceId) => {
          const service = services.find(({ _id }) => _id === serviceId);
          if (service) choose(service);
        }}
        onEnter={() => accept() && onDone()}
        onBlur={accept}
        emptyText={t('services.none')}
        inputRef={searchRef}
      />
      <div aria-live="polite">
        <VisuallyHidden>{announced}</VisuallyHidden>
      </div>
      <ul className={styles.rows}>
        {SERVICE_CATEGORIES.map((category) => {
          const line = lines[category];
          const service = services.find(({ _id }) => _id === line?.serviceId);
          return (
            line &&
            service && (
              <ServiceRow
                key={category}
                name={nameOf(service)}
                facts={factsOf(service)}
                line={line}
                onChange={(changed) => onChange({ ...lines, [category]: changed })}
              />
            )
          );
        })}
      </ul>
    </fieldset>
  );
}

type ServiceRowProps = {
  name: string;
  facts: string;
  line: DraftLine;
  onChange: (line: DraftLine | null) => void;
};

function ServiceRow({ name, facts, line, onChange }: ServiceRowProps) {
  const { t } = useTranslation('intake');
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.facts}>{facts}</span>
      </div>
      <div className={styles.count}>
        <Stepper
          label={t('services.quantityOf', { name })}
          decreaseLabel={t('services.less', { name })}
          increaseLabel={t('services.more', { name })}
          value={line.qty}
          max={LINE_QUANTITY_MAX}
          onValueChange={(qty) => onChange({ ...line, qty })}
        />
        <IconButton
          label={t('services.remove', { name })}
          icon={<Trash2 aria-hidden="true" />}
          onClick={() => onChange(null)}
        />
      </div>
    </li>
  );
}

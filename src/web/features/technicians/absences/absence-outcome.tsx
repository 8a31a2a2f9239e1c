import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { outcomeOf } from '#domain/team/absences.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { servedByText } from '../../../shared/visits/served-by-text.ts';
import { VisitsHit } from '../../../shared/visits/visits-hit.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import styles from './absences-section.module.css';

/** A saved absence that hit visits: what became of each. */
export type SavedHits = { message: string; visits: readonly Reservation[] };

type AbsenceOutcomeProps = SavedHits & {
  /** Where the absence was begun, if that was elsewhere. */
  backPath: string | null;
  onDone: () => void;
};

/** Says which visits went to whom, and which still wait for somebody, with a way to each. Takes the focus when it appears. */
export function AbsenceOutcome({ message, visits, backPath, onDone }: AbsenceOutcomeProps) {
  const { t } = useTranslation('team');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const became = Map.groupBy(visits, outcomeOf);
  const { given = [], unassigned = [], kept = [] } = Object.fromEntries(became);
  const language = useLanguage();
  const performerOf = (visit: Reservation) => t('absences.toWhom', { performer: servedByText(visit, language) ?? '' });
  return (
    <section className={styles.form} aria-label={message}>
      <h3 ref={title} tabIndex={-1} className={styles.title}>
        {message}
      </h3>
      {given.length > 0 && (
        <>
          <p>{t('absences.given', { count: given.length })}</p>
          <VisitsHit label={t('absences.givenList')} visits={given} noteOf={performerOf} isLinked />
        </>
      )}
      {unassigned.length > 0 && (
        <>
          <p>{t('absences.left', { count: unassigned.length })}</p>
          <VisitsHit label={t('absences.leftList')} visits={unassigned} isLinked />
        </>
      )}
      {kept.length > 0 && <p>{t('absences.kept', { count: kept.length })}</p>}
      <div className={styles.buttons}>
        {backPath !== null && (
          <LinkButton to={backPath} size="medium">
            {t('absences.backToAgenda')}
          </LinkButton>
        )}
        <Button variant="tonal" size="medium" onClick={onDone}>
          {t('absences.another')}
        </Button>
      </div>
    </section>
  );
}

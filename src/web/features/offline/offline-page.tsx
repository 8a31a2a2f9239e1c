import { Phone, RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { phoneLink } from '#contract/format.ts';
import { paths } from '#contract/paths.ts';
import type { PublicSalon } from '#contract/schemas/settings.ts';
import { safeRedirect } from '#domain/users/redirects.ts';
import { useFormat } from '../../i18n/use-language.ts';
import { OpeningHours } from '../../shared/salon/opening-hours.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { AnchorButton } from '../../ui/actions/link-button.tsx';
import { Art } from '../../ui/art/art.tsx';
import { emptyArt } from '../../ui/art/moments.ts';
import { Card } from '../../ui/content/card.tsx';
import { useSalon } from '../settings/api.ts';
import styles from './offline-page.module.css';

/** The page without network: opening hours, phone, and a retry of the page that was asked for. */
export function OfflinePage() {
  const { t } = useTranslation(['pages', 'common']);
  const { phone } = useFormat();
  const salon = useSalon();
  const [search] = useSearchParams();
  const requested = search.get('retour');
  const target = requested ? safeRedirect(requested, () => true) : paths.home;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div className={styles.art}>
          <Art svg={emptyArt()} width={220} height={151} loading="eager" />
        </div>
        <h1>{t('offline.title')}</h1>
        <p className="lead">{t('offline.lead')}</p>
        <div className={styles.actions}>
          <Button icon={<RefreshCw aria-hidden="true" />} onClick={() => location.assign(target)}>
            {t('common:retry')}
          </Button>
          {salon && (
            <AnchorButton variant="secondary" href={phoneLink(salon.phone)} icon={<Phone aria-hidden="true" />}>
              <span className="num nowrap">{t('common:footer.call', { phone: phone(salon.phone) })}</span>
            </AnchorButton>
          )}
        </div>
      </header>
      {salon && <Weeks salon={salon} />}
    </div>
  );
}

function Weeks({ salon }: { salon: PublicSalon }) {
  return (
    <div className={styles.weeks}>
      {salon.locations.map(({ code, name, street }) => (
        <Card key={code} as="section" aria-label={name}>
          <h2>{name}</h2>
          <p className="small muted">{street}</p>
          <OpeningHours salon={salon} code={code} />
        </Card>
      ))}
    </div>
  );
}

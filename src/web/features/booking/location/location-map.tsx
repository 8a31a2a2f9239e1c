import { Map as MapIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Address } from '#contract/schemas/settings.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { mapUrl } from '../../../shared/salon/map-links.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Art } from '../../../ui/art/art.tsx';
import { streetMap } from '../../../ui/art/scenes.ts';
import styles from './location-map.module.css';

/** A sketch of the street; the real map, which tells an outside service who looks, only when asked for. */
export function LocationMap({ address }: { address: Address }) {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const frame = useRef<HTMLIFrameElement>(null);
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    if (isShown) frame.current?.focus();
  }, [isShown]);

  if (isShown) {
    return (
      <iframe
        ref={frame}
        title={t('location.mapTitle', { name: address.name })}
        src={mapUrl(address, language)}
        referrerPolicy="no-referrer"
        sandbox="allow-scripts allow-same-origin allow-popups"
        loading="lazy"
        className={styles.frame}
      />
    );
  }
  return (
    <div className={styles.poster}>
      <Art svg={streetMap(address.code)} width={480} height={320} alt={t('location.map')} />
      <div className={styles.ask}>
        <p className="small">{t('location.mapNotice')}</p>
        <Button look="secondary" size="medium" icon={<MapIcon aria-hidden="true" />} onClick={() => setIsShown(true)}>
          {t('location.showMap')}
        </Button>
      </div>
    </div>
  );
}

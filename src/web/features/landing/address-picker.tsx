import { useTranslation } from 'react-i18next';
import type { PublicSalon } from '#contract/schemas/settings.ts';
import { LOCATION_CODES, type LocationCode } from '#domain/salon/locations.ts';
import { Art } from '../../ui/art/art.tsx';
import { facade } from '../../ui/art/scenes.ts';
import { RadioCards } from '../../ui/choices/radio-cards.tsx';
import styles from './address-picker.module.css';

type AddressPickerProps = { salon: PublicSalon; code: LocationCode; onPick: (code: LocationCode) => void };

/** The two houses side by side, one of them picked. */
export function AddressPicker({ salon, code, onPick }: AddressPickerProps) {
  const { t } = useTranslation('landing');
  const handleChange = (value: string) => {
    const picked = LOCATION_CODES.find((known) => `${known}` === value);
    if (picked) onPick(picked);
  };
  return (
    <div className={styles.picker}>
      <RadioCards
        legend={t('hours.pick')}
        legendHidden
        value={`${code}`}
        onValueChange={handleChange}
        options={salon.locations.map((address) => ({
          value: `${address.code}`,
          title: address.name,
          description: address.street,
          media: <Art svg={facade(address.code)} width={600} height={400} />,
        }))}
      />
    </div>
  );
}

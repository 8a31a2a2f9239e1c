import { useTranslation } from 'react-i18next';
import { Stepper } from '../../../ui/choices/stepper.tsx';

type QuantityStepperProps = {
  /** The name of the service, in the language of the page. */
  name: string;
  value: number;
  capacity: number;
  onValueChange: (value: number) => void;
  disabled?: boolean;
};

/** The number of people, from 1 to the capacity of the service. */
export function QuantityStepper({ name, value, capacity, onValueChange, disabled = false }: QuantityStepperProps) {
  const { t } = useTranslation('booking');
  return (
    <Stepper
      label={t('services.quantityOf', { name })}
      decreaseLabel={t('services.decrease', { name })}
      increaseLabel={t('services.increase', { name })}
      value={value}
      max={capacity}
      disabled={disabled}
      onValueChange={onValueChange}
    />
  );
}

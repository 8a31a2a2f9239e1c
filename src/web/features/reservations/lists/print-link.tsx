import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { printPath } from '../../../app/navigation.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';

/** Leads to the sheets of a day, today's when none is named. */
export function PrintLink({ date }: { date: string | null }) {
  const { t } = useTranslation('desk');
  return (
    <LinkButton look="secondary" size="medium" to={printPath(date)} icon={<Printer aria-hidden="true" />}>
      {t('lists.print')}
    </LinkButton>
  );
}

import { useTranslation } from 'react-i18next';
import type { TechnicianView } from '#contract/schemas/technicians.ts';
import { useMedia } from '../../../browser/use-media.ts';
import { TechnicianNail } from '../../../shared/team/technician-nail.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import styles from './technician-switch.module.css';

/** Where the nails of her colleagues have room beside her name. */
const ROOM_FOR_NAILS = '(min-width: 80rem)';

type TechnicianSwitchProps = {
  technician: TechnicianView;
  team: readonly TechnicianView[];
  onChoose: (id: string) => void;
};

/** Whose week is shown: her name opens the whole team, and each colleague is one press away. */
export function TechnicianSwitch({ technician, team, onChoose }: TechnicianSwitchProps) {
  const { t } = useTranslation('agenda');
  const hasRoom = useMedia(ROOM_FOR_NAILS);
  return (
    <div className={styles.choice}>
      <Menu
        align="start"
        label={t('weekOf', { name: technician.name })}
        trigger={
          <>
            <TechnicianNail technician={technician} width={15} />
            <span className={styles.name}>{technician.name}</span>
          </>
        }
        items={team.map(({ _id, name, colour, picture }) => ({
          key: _id,
          label: name,
          icon: <TechnicianNail technician={{ colour, picture }} width={12} />,
          onSelect: () => onChoose(_id),
        }))}
      />
      {hasRoom && (
        <span className={styles.nails}>
          {team
            .filter(({ _id }) => _id !== technician._id)
            .slice(0, NAILS_MAX)
            .map((colleague) => (
              <button
                key={colleague._id}
                type="button"
                aria-label={t('weekOf', { name: colleague.name })}
                title={colleague.name}
                className={styles.nail}
                onClick={() => onChoose(colleague._id)}
              >
                <TechnicianNail technician={colleague} width={14} />
              </button>
            ))}
        </span>
      )}
    </div>
  );
}

/** More of them would leave no room for the search; the menu has everybody. */
const NAILS_MAX = 5;

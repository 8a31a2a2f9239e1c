import { Menu } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { selectUser } from '../../api/session.ts';
import { arrival } from '../../browser/arrival.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { Avatar } from '../../ui/content/avatar.tsx';
import { useAppSelector } from '../use-store.ts';
import { loadSiteSheet } from './load-site-sheet.ts';

const SiteSheet = lazy(() => arrival(loadSiteSheet).then((module) => ({ default: module.SiteSheet })));

/** The button of small screens that opens the menu; of who is logged in it shows the initials. */
export function SiteMenu() {
  const { t } = useTranslation();
  const user = useAppSelector(selectUser);
  const [isOpen, setIsOpen] = useState(false);
  const [isWanted, setIsWanted] = useState(false);

  const handleOpen = () => {
    setIsWanted(true);
    setIsOpen(true);
  };

  return (
    <>
      <IconButton
        label={user ? t('nav.menuOf', { name: user.name }) : t('nav.menu')}
        icon={user ? <Avatar name={user.name} size="large" /> : <Menu aria-hidden="true" />}
        aria-expanded={isOpen}
        onClick={handleOpen}
      />
      <Suspense>{isWanted && <SiteSheet open={isOpen} onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  );
}

import { ChevronDown } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#contract/paths.ts';
import type { UserView } from '#domain/users/roles.ts';
import { FrameLiteral } from '../../i18n/frame-literal.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Avatar } from '../../ui/content/avatar.tsx';
import { useLogout } from '../use-logout.ts';
import styles from './user-menu.module.css';

/** The person's name, which opens Dashboard, Profile and Logout. */
export function UserMenu({ user, isAside = false }: { user: UserView; isAside?: boolean }) {
  const { t } = useTranslation();
  const logOut = useLogout();
  const listId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);

  const handleKeyDown = ({ key }: React.KeyboardEvent) => {
    if (key !== 'Escape') return;
    close();
    button.current?.focus();
  };
  const handleBlur = ({ currentTarget, relatedTarget }: React.FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) close();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys of the real controls inside it.
    <div className={classNames(styles.menu, isAside && styles.aside)} onKeyDown={handleKeyDown} onBlur={handleBlur}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={listId}
        title={t('nav.account', { name: user.name })}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Avatar name={user.name} />
        <span className={styles.name}>{user.name}</span>
        <ChevronDown aria-hidden="true" size={18} />
      </button>
      <ul id={listId} className={styles.list} hidden={!isOpen}>
        <li>
          <Link to={paths.dashboard} className={styles.item} onClick={close}>
            <FrameLiteral id="dashboard" />
          </Link>
        </li>
        <li>
          <Link to={paths.profile} className={styles.item} onClick={close}>
            <FrameLiteral id="profile" />
          </Link>
        </li>
        <li>
          <button type="button" className={styles.item} onClick={logOut}>
            <FrameLiteral id="logOut" />
          </button>
        </li>
      </ul>
    </div>
  );
}

import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { classNames } from '../class-names.ts';
import styles from './info-strip.module.css';

const ICONS = {
  info: <Info aria-hidden="true" />,
  success: <CircleCheck aria-hidden="true" />,
  warning: <TriangleAlert aria-hidden="true" />,
  danger: <CircleAlert aria-hidden="true" />,
} as const;

type InfoStripProps = {
  tone?: keyof typeof ICONS;
  icon?: ReactNode;
  children: ReactNode;
  /** A button or a link at the end. */
  action?: ReactNode;
  onClose?: () => void;
  closeLabel?: string;
  /** `alert` for an error that has just happened, `status` for news; nothing for what was there from the start. */
  role?: 'alert' | 'status';
};

/** A notice in the page, as wide as what it is about. */
export function InfoStrip({ tone = 'info', icon, children, action, onClose, closeLabel, role }: InfoStripProps) {
  return (
    <div role={role} className={classNames(styles.strip, styles[tone])}>
      <span className={styles.icon}>{icon ?? ICONS[tone]}</span>
      <div className={styles.content}>
        <div className={styles.words}>{children}</div>
        {action}
      </div>
      {onClose && closeLabel && <IconButton label={closeLabel} icon={<X aria-hidden="true" />} onClick={onClose} />}
    </div>
  );
}

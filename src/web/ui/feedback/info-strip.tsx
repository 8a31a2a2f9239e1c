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
  /** Comes into sight and takes the focus when it appears: for what a long form, saved at its end, says at its head. */
  focused?: boolean;
};

/** A notice in the page, as wide as what it is about. */
export function InfoStrip({ tone = 'info', icon, children, action, focused = false, ...rest }: InfoStripProps) {
  const { onClose, closeLabel, role } = rest;
  return (
    <div
      ref={focused ? focus : undefined}
      tabIndex={focused ? -1 : undefined}
      role={role}
      className={classNames(styles.strip, styles[tone])}
    >
      <span className={styles.icon}>{icon ?? ICONS[tone]}</span>
      <div className={styles.content}>
        <div className={styles.words}>{children}</div>
        {action}
      </div>
      {onClose && closeLabel && <IconButton label={closeLabel} icon={<X aria-hidden="true" />} onClick={onClose} />}
    </div>
  );
}

function focus(strip: HTMLElement | null): void {
  strip?.focus();
}

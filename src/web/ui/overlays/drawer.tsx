import { X } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { VisuallyHidden } from '../content/visually-hidden.tsx';
import styles from './drawer.module.css';
import { useModalDialog } from './modal-dialog.ts';

type DrawerProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** When a heading inside already says it. */
  titleHidden?: boolean;
  closeLabel: string;
  children: ReactNode;
  /** Stays at the bottom while the rest scrolls. */
  footer?: ReactNode;
};

/** A modal panel from the right, as high as the page; the whole page on a telephone. */
export function Drawer({ open, ...rest }: DrawerProps) {
  return open ? <OpenDrawer {...rest} /> : null;
}

function OpenDrawer({ onClose, title, titleHidden = false, closeLabel, children, footer }: Omit<DrawerProps, 'open'>) {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const modal = useModalDialog(onClose, heading);
  return (
    <dialog {...modal} aria-labelledby={titleId} className={styles.drawer}>
      <div className={styles.panel}>
        <div className={styles.head}>
          <h2 id={titleId} ref={heading} tabIndex={-1} className={styles.title}>
            {titleHidden ? <VisuallyHidden>{title}</VisuallyHidden> : title}
          </h2>
          <IconButton label={closeLabel} icon={<X aria-hidden="true" />} onClick={onClose} />
        </div>
        <div className={styles.body}>{children}</div>
        {footer && <div className={styles.footer}>{footer}</div>}
      </div>
    </dialog>
  );
}

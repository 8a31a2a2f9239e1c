import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useId, useRef } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../content/visually-hidden.tsx';
import styles from './drawer.module.css';
import { useLeaving } from './leaving.ts';
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
  /** On a phone, a sheet that rises from the bottom instead of a page of its own. */
  isSheet?: boolean;
  /** With room for a form. */
  isWide?: boolean;
  /** A picture from edge to edge at the top, under the close button. */
  picture?: ReactNode;
  /** What takes the focus at first; the title unless said otherwise. */
  firstFocus?: RefObject<HTMLElement | null>;
};

/** A modal panel from the right, as high as the page; the whole page on a telephone, or a sheet. */
export function Drawer({ open, ...rest }: DrawerProps) {
  const { shown, onGone } = useLeaving(open, rest);
  return shown && <OpenDrawer {...shown} isOpen={open} onGone={onGone} />;
}

type OpenDrawerProps = Omit<DrawerProps, 'open'> & { isOpen: boolean; onGone: () => void };

function OpenDrawer({ isOpen, onGone, onClose, title, titleHidden = false, ...props }: OpenDrawerProps) {
  const { closeLabel, children, footer, isSheet = false, isWide = false, picture, firstFocus } = props;
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const modal = useModalDialog({ isOpen, onGone, onClose, firstFocus: firstFocus ?? heading });
  return (
    <dialog
      {...modal}
      aria-labelledby={titleId}
      className={classNames(styles.drawer, isWide && styles.wide, isSheet && styles.sheet)}
    >
      <div className={styles.panel}>
        <div className={classNames(styles.head, Boolean(picture) && styles.over)}>
          <h2 id={titleId} ref={heading} tabIndex={-1} className={styles.title}>
            {titleHidden ? <VisuallyHidden>{title}</VisuallyHidden> : title}
          </h2>
          <IconButton label={closeLabel} icon={<X aria-hidden="true" />} onClick={onClose} />
        </div>
        <div>
          {picture && <div className={styles.picture}>{picture}</div>}
          <div className={styles.body}>{children}</div>
        </div>
        {footer && <div className={styles.footer}>{footer}</div>}
      </div>
    </dialog>
  );
}

import { Dialog as Ark } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import X from 'lucide-react/icons/x';
import type { ReactNode, RefObject } from 'react';
import { IconButton } from '../icon-button/IconButton.tsx';
import { findToaster } from '../overlay/find-toaster.ts';
import { useOpenAfterMount } from '../overlay/use-open-after-mount.ts';
import { useSlotStyles } from '../styling/use-styles.ts';
import { useUiText } from '../text/UiTextProvider.tsx';
import { dialogRecipe } from './Dialog.recipe.ts';

export interface DialogSurfaceProps {
  kind: 'modal' | 'panel';
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Hides the bar with title and cross; the title is still the accessible name. */
  bare?: boolean;
  description?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  role?: 'dialog' | 'alertdialog';
  footer?: ReactNode;
  initialFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** The dialog on Ark's state machine: focus trap and return, Escape, inert page. */
export default function DialogSurface(props: DialogSurfaceProps) {
  const { kind, open, onClose, title, bare, description, size, role, footer, children } = props;
  const styles = useSlotStyles(dialogRecipe, { kind, size });
  const text = useUiText();
  const { initialFocus } = props;
  return (
    <Ark.Root
      open={useOpenAfterMount(open)}
      onOpenChange={(details) => !details.open && onClose()}
      role={role}
      initialFocusEl={initialFocus && (() => initialFocus.current)}
      persistentElements={[findToaster]}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Ark.Backdrop className={styles.backdrop} />
        <Ark.Positioner className={styles.positioner}>
          <Ark.Content className={styles.content}>
            {bare ? (
              <Ark.Title hidden>{title}</Ark.Title>
            ) : (
              <header className={styles.header}>
                <Ark.Title className={styles.title}>{title}</Ark.Title>
                <IconButton icon={X} label={text.close} onClick={onClose} />
              </header>
            )}
            <div className={styles.body}>
              {description && (
                <Ark.Description className={styles.text}>{description}</Ark.Description>
              )}
              {children}
            </div>
            {footer && <footer className={styles.footer}>{footer}</footer>}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}

import { Dialog, Drawer, Portal } from '@chakra-ui/react';
import X from 'lucide-react/icons/x';
import type { ReactNode, RefObject } from 'react';
import { IconButton } from '../icon-button/IconButton.tsx';
import { findToaster } from '../overlay/findToaster.ts';
import { OverlayProvider } from '../overlay/chakra/OverlayProvider.tsx';
import { useBodyMark } from '../overlay/useBodyMark.ts';
import { useFocusReturn } from '../overlay/useFocusReturn.ts';
import { useLayer } from '../overlay/useLayer.ts';
import { useLeaving } from '../overlay/useLeaving.ts';
import { useOpenAfterMount } from '../overlay/useOpenAfterMount.ts';
import { useUiText } from '../text/UiTextProvider.tsx';

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
  plain?: boolean;
  children: ReactNode;
}

/** Chakra's dialog, or its drawer: focus trap and return, Escape, inert page. */
export default function DialogSurface(props: DialogSurfaceProps) {
  const { kind, open, onClose, title, bare, description, size, role, footer, children } = props;
  const Parts = kind === 'modal' ? Dialog : Drawer;
  const text = useUiText();
  const { initialFocus, plain } = props;
  useFocusReturn(open);
  const shown = useOpenAfterMount(open);
  useBodyMark(shown, footer ? `${kind} ${kind}-footer` : kind);
  // Presses in it are its own, also while something below it is open.
  const layer = useLayer({ open: shown });
  // A question is gone with its answer; a panel leaves to where it came from.
  const isPanel = kind === 'panel';
  const backdrop = useLeaving('fade');
  const box = useLeaving('slide-out-end');
  return (
    <OverlayProvider>
      <Parts.Root
        {...(kind === 'modal' && { size })}
        open={shown}
        onOpenChange={(details) => !details.open && onClose()}
        role={role}
        // Questions close by a press outside too (spec §2), and change nothing.
        closeOnInteractOutside
        initialFocusEl={initialFocus && (() => initialFocus.current)}
        persistentElements={[findToaster]}
        lazyMount
        unmountOnExit
      >
        <Portal>
          <Parts.Backdrop ref={isPanel ? backdrop : undefined} />
          <Parts.Positioner ref={isPanel ? box : undefined}>
            <Parts.Content ref={layer}>
              {bare ? (
                <Parts.Title hidden>{title}</Parts.Title>
              ) : (
                <Parts.Header>
                  <Parts.Title>{title}</Parts.Title>
                  <IconButton icon={X} label={text.close} onClick={onClose} />
                </Parts.Header>
              )}
              <Parts.Body tabIndex={plain ? 0 : undefined}>
                {description && <Parts.Description>{description}</Parts.Description>}
                {children}
              </Parts.Body>
              {footer && <Parts.Footer>{footer}</Parts.Footer>}
            </Parts.Content>
          </Parts.Positioner>
        </Portal>
      </Parts.Root>
    </OverlayProvider>
  );
}

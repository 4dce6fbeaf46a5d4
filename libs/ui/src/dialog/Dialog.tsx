import { lazyPart, useLatch } from '@forecourt/platform/lazy-part';
import type { ReactNode, RefObject } from 'react';
import { useNavigation } from '../navigation/NavigationProvider.tsx';
import { useBackStep } from '../navigation/useBackStep.ts';
import type { DialogSurfaceProps } from './DialogSurface.tsx';

const Surface = lazyPart<DialogSurfaceProps>(() => import('./DialogSurface.tsx'));

/** Preloads the dialog code before the press or route that opens one. */
export const preloadDialog = Surface.preload;

interface OverlayProps {
  /** @default true: a route that shows a dialog mounts it open */
  open?: boolean;
  /** Called with `open: false` for the cross, Escape, a press outside and the browser's Back. */
  onOpenChange?: (details: { open: boolean }) => void;
  /** Closing goes back one step in history instead of calling `onOpenChange`. @default false */
  closeGoesBack?: boolean;
  /**
   * The address shows the dialog, or it asks about leaving the page: the history gets no step that
   * Back closes it by. @default false
   */
  stepless?: boolean;
  title: ReactNode;
  children: ReactNode;
  /** Buttons at the bottom, the main one last. */
  footer?: ReactNode;
  /** Gets the focus on opening. @default the first control inside */
  initialFocus?: RefObject<HTMLElement | null>;
  /** The content has nothing focusable: it takes the focus, so that keys scroll it. @default false */
  plain?: boolean;
}

export interface ModalProps extends OverlayProps {
  description?: ReactNode;
  /** 420, 560 or 860 px wide; on phones it slides up from the bottom. @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  /** Hides the bar with title and cross; the title is still the accessible name. @default false */
  bare?: boolean;
  role?: 'dialog' | 'alertdialog';
}

export type SidePanelProps = OverlayProps;

/** A dialog in the middle of the page. */
export function Modal({ size = 'md', ...rest }: ModalProps) {
  return <Overlay kind="modal" size={size} {...rest} />;
}

/** A dialog along the end side of the page, full width on phones. */
export function SidePanel(props: SidePanelProps) {
  return <Overlay kind="panel" {...props} />;
}

function Overlay({
  open = true,
  onOpenChange,
  closeGoesBack,
  stepless,
  ...rest
}: ModalProps & { kind: 'modal' | 'panel' }) {
  const { back } = useNavigation();
  const hasStep = open && !closeGoesBack && !stepless && onOpenChange !== undefined;
  useBackStep(hasStep, () => onOpenChange?.({ open: false }));
  if (!useLatch(open)) return null;
  return (
    <Surface
      open={open}
      onClose={() => (closeGoesBack ? back() : onOpenChange?.({ open: false }))}
      {...rest}
    />
  );
}

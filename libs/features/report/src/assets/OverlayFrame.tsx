import { useSlotStyles } from '@forecourt/ui/styling';
import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { assetsRecipe } from './AssetsOverlay.recipe.ts';

interface OverlayFrameProps {
  label: string;
  /** Escape was pressed. */
  onClose: () => void;
  children: ReactNode;
}

/** A dialog over the whole window. The browser's own: it keeps focus inside and the page inert. */
export function OverlayFrame({ label, onClose, children }: OverlayFrameProps) {
  const styles = useSlotStyles(assetsRecipe);
  const dialog = useRef<HTMLDialogElement>(null);
  // Before what is inside looks for its place.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // On the view itself: no button of it is what one came for.
    element?.focus();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      tabIndex={-1}
      className={styles.root}
      onCancel={(event) => {
        // The address decides whether it is open.
        event.preventDefault();
        onClose();
      }}
    >
      {children}
    </dialog>
  );
}

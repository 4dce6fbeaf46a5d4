import { useSlotRecipe } from '@forecourt/ui/styling';
import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { assetsRecipe } from './AssetsOverlay.recipe.ts';

interface OverlayFrameProps {
  label: string;
  /** Called when Escape was pressed. */
  onClose: () => void;
  children: ReactNode;
}

/** A dialog over the whole window. Uses `<dialog>`, which traps focus and makes the page inert. */
export function OverlayFrame({ label, onClose, children }: OverlayFrameProps) {
  const styles = useSlotRecipe(assetsRecipe);
  const dialog = useRef<HTMLDialogElement>(null);
  // Open before the content measures its layout.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Focus the view itself, because none of its buttons is the main thing.
    element?.focus();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      tabIndex={-1}
      // Photos are looked at in the dark, in both color schemes.
      className={`dark ${styles.root}`}
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

import { lazyPart, useLatch } from '@forecourt/platform/lazy-part';
import { useBackStep } from '../navigation/useBackStep.ts';
import type { CommandPaletteProps } from './CommandPaletteSurface.tsx';

const Surface = lazyPart<CommandPaletteProps>(() => import('./CommandPaletteSurface.tsx'));

/** Preloads the palette, e.g. when the page is idle. */
export const preloadCommandPalette = Surface.preload;

/** A search box to find and run everything by typing. The app listens for its key. */
export function CommandPalette(props: CommandPaletteProps) {
  useBackStep(props.open, () => props.onOpenChange({ open: false }));
  return useLatch(props.open) && <Surface {...props} />;
}

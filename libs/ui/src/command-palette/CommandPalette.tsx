import { Suspense, useState } from 'react';
import { useBackStep } from '../navigation/useBackStep.ts';
import { lazySurface } from '../overlay/lazySurface.ts';
import type { CommandPaletteProps } from './CommandPaletteSurface.tsx';

const { Surface, preload } = lazySurface<CommandPaletteProps>(
  () => import('./CommandPaletteSurface.tsx'),
);

/** Preloads the palette, e.g. when the page is idle. */
export const preloadCommandPalette = preload;

/** A search box to find and run everything by typing. The app listens for its key. */
export function CommandPalette(props: CommandPaletteProps) {
  useBackStep(props.open, () => props.onOpenChange({ open: false }));
  const [used, setUsed] = useState(props.open);
  if (props.open && !used) setUsed(true);
  if (!used) return null;
  return (
    <Suspense>
      <Surface {...props} />
    </Suspense>
  );
}

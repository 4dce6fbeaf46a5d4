import { Suspense, useState } from 'react';
import { lazySurface } from '../overlay/lazy-surface.ts';
import type { CommandPaletteProps } from './CommandPaletteSurface.tsx';

const { Surface, preload } = lazySurface<CommandPaletteProps>(
  () => import('./CommandPaletteSurface.tsx'),
);

/** Loads the palette ahead of its key, e.g. when the page is idle. */
export const preloadCommandPalette = preload;

/** A box in which everything can be found and done by typing. The app listens for its key. */
export function CommandPalette(props: CommandPaletteProps) {
  const [used, setUsed] = useState(props.open);
  if (props.open && !used) setUsed(true);
  if (!used) return null;
  return (
    <Suspense>
      <Surface {...props} />
    </Suspense>
  );
}

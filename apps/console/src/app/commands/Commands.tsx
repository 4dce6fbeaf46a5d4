import { useCommandKeys } from '@forecourt/feature-commands/open';
import type { CommandsStore } from '@forecourt/feature-commands/open';
import { usePrefetch } from '@forecourt/platform/prefetch';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { App } from '../App.ts';
import type { Staff } from '../../stores/Staff.ts';

export interface CommandsProps {
  app: App;
  staff: Staff;
  commands: CommandsStore;
  /** Makes another branch the current one. */
  onBranch(id: string): void;
}

async function load() {
  const { CommandCenter, preloadOverlays } = await import('./CommandCenter.tsx');
  preloadOverlays();
  return { CommandCenter };
}

/** Shortcuts of every page; the overlays they open are prefetched on first use of the page. */
export const Commands = observer(function Commands(props: CommandsProps) {
  useCommandKeys(props.commands);
  const isOpen = props.commands.overlay !== null;
  const module = usePrefetch(load, isOpen);
  // Rendered from the first use on: an unused palette must not render on every navigation.
  const [isUsed, setUsed] = useState(false);
  if (isOpen && !isUsed) setUsed(true);
  return module && isUsed && <module.CommandCenter {...props} />;
});

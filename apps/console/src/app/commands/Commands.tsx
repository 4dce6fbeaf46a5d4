import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { App } from '../App.ts';
import type { Staff } from '../Staff.ts';
import type { Asked } from './Asked.ts';
import { useCommandKeys } from './useCommandKeys.ts';
import { usePrefetch } from '@forecourt/platform/prefetch';

export interface CommandsProps {
  app: App;
  staff: Staff;
  asked: Asked;
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
  useCommandKeys(props.asked);
  const asks = props.asked.now !== null;
  const module = usePrefetch(load, asks);
  // Rendered from the first use on: an unused palette must not render on every navigation.
  const [asked, setAsked] = useState(false);
  if (asks && !asked) setAsked(true);
  return module && asked && <module.CommandCenter {...props} />;
});

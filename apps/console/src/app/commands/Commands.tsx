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

const load = () => import('./CommandCenter.tsx');

/** Keys of every page; what they open is loaded when nothing else is to be done. */
export const Commands = observer(function Commands(props: CommandsProps) {
  useCommandKeys(props.asked);
  const asks = props.asked.now !== null;
  const module = usePrefetch(load, asks);
  // Drawn from the first time on: what nobody asked for is not drawn anew at every step.
  const [asked, setAsked] = useState(false);
  if (asks && !asked) setAsked(true);
  return module && asked && <module.CommandCenter {...props} />;
});

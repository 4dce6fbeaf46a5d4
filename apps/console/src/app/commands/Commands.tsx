import { useCommandKeys } from '@forecourt/feature-commands/open';
import type { CommandsStore } from '@forecourt/feature-commands/open';
import { lazyPart, useLatch } from '@forecourt/platform/lazy-part';
import { observer } from 'mobx-react-lite';
import type { App } from '../App.ts';
import type { Staff } from '../../stores/Staff.ts';

export interface CommandsProps {
  app: App;
  staff: Staff;
  commands: CommandsStore;
  /** Makes another branch the current one. */
  onBranch(id: string): void;
}

/** The palette and the help. */
export const CommandCenter = lazyPart(() => import('./CommandCenter.tsx'));

/** Shortcuts of every page; the code of the overlays that they open comes later. */
export const Commands = observer(function Commands(props: CommandsProps) {
  useCommandKeys(props.commands);
  return useLatch(props.commands.overlay !== null) && <CommandCenter {...props} />;
});

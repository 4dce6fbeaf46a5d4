import { useShortcuts } from '@forecourt/platform/shortcuts';
import type { CommandsStore } from './CommandsStore.ts';
import { messages } from './messages.ts';

/** The shortcuts of every page. */
export function useCommandKeys(store: CommandsStore): void {
  useShortcuts([
    {
      keys: ['mod', 'k'],
      label: messages.palette,
      scope: 'everywhere',
      run: () => store.open('palette'),
    },
    { keys: ['?'], label: messages.help, scope: 'everywhere', run: () => store.open('help') },
  ]);
}

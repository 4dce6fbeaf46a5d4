import { useShortcuts } from '@forecourt/platform/shortcuts';
import type { Asked } from './Asked.ts';
import { messages } from './messages.ts';

/** The shortcuts of every page. */
export function useCommandKeys(asked: Asked): void {
  useShortcuts([
    {
      keys: ['mod', 'k'],
      label: messages.palette,
      scope: 'everywhere',
      run: () => asked.ask('palette'),
    },
    { keys: ['?'], label: messages.help, scope: 'everywhere', run: () => asked.ask('help') },
  ]);
}

import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { PaletteActionGroup } from './actions.ts';

export const messages = defineMessages({
  label: {
    defaultMessage: 'Search name, plate, phone or VIN, or run a command',
    description: 'Name and placeholder of the command palette’s box',
  },
  requests: { defaultMessage: 'Requests', description: 'Palette: found by customer' },
  cars: { defaultMessage: 'Cars', description: 'Palette: found by plate or VIN' },
  failed: {
    defaultMessage: 'Search failed.',
    description: 'Palette: the server could not be asked',
  },
  retry: { defaultMessage: 'Search again', description: 'Palette: command after a failed search' },
});

/** Headings above the actions. */
export const groupMessages: Record<PaletteActionGroup, MessageDescriptor> = defineMessages({
  row: { defaultMessage: 'This request', description: 'Palette: what can be done with the row' },
  do: { defaultMessage: 'Actions', description: 'Palette: what can be done' },
  go: { defaultMessage: 'Go to', description: 'Palette: pages' },
  branch: { defaultMessage: 'Switch branch', description: 'Palette: branches' },
});

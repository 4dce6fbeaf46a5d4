import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { PaletteActionGroup } from './actions.ts';

export const messages = defineMessages({
  label: {
    defaultMessage: 'Search customers, cars, messages and commands',
    description: 'Name and placeholder of the command palette’s box',
  },
  customers: {
    defaultMessage: 'Customers',
    description: 'Palette: found by name, phone number or email address',
  },
  cars: { defaultMessage: 'Cars', description: 'Palette: found by plate, VIN, make or model' },
  messages: {
    defaultMessage: 'Messages',
    description: 'Palette: conversations with people of that name, or about such a car',
  },
  clear: {
    defaultMessage: 'Clear search',
    description: 'Palette: command after a search that found nothing',
  },
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

/** Texts with what was typed in them. */
export const sentences = defineMessages<{ nothing: { query: string } }>({
  nothing: {
    defaultMessage: 'Nothing found for “{query}”. Try a name, car, plate or phone number.',
    description: 'Palette: heading over what one can do when nothing was found',
  },
});

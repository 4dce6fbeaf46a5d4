import { defineMessages } from 'react-intl';
import type { DealerListDefinition } from './definition.ts';

const messages = defineMessages({
  title: { defaultMessage: 'Dealers', description: 'Title: dealers that auctions are shared with' },
  all: { defaultMessage: 'Dealers', description: 'Tab of the dealers that can be invited' },
  favorites: { defaultMessage: 'Favorites', description: 'Tab of favorite dealers' },
  deactivated: { defaultMessage: 'Deactivated', description: 'Tab of dealers set aside' },
  optedOut: { defaultMessage: 'Opted out', description: 'Tab of dealers that want no emails' },
  none: {
    defaultMessage: 'Add your first dealer',
    description: 'Said in place of an empty directory',
  },
  noFavorites: {
    defaultMessage: 'No favorites yet. Press the star of a dealer.',
    description: 'Said in place of an empty list of favorites',
  },
  noDeactivated: {
    defaultMessage: 'No deactivated dealers',
    description: 'Said in place of an empty list',
  },
  noOptedOut: {
    defaultMessage: 'No dealer has opted out',
    description: 'Said in place of an empty list',
  },
  end: { defaultMessage: 'All dealers loaded', description: 'Said below the last dealer' },
});

/** The directory at an address such as `/trade/dealers`. */
export function directoryAt(path: string): DealerListDefinition {
  return {
    path,
    title: messages.title,
    tabs: [
      { path: '', status: '', label: messages.all, emptyMessage: messages.none },
      {
        path: 'favorites',
        status: 'FAVORITE',
        label: messages.favorites,
        emptyMessage: messages.noFavorites,
      },
      {
        path: 'deactivated',
        status: 'INACTIVE',
        label: messages.deactivated,
        emptyMessage: messages.noDeactivated,
      },
      {
        path: 'opted-out',
        status: 'OPTED_OUT',
        label: messages.optedOut,
        emptyMessage: messages.noOptedOut,
      },
    ],
    endMessage: messages.end,
  };
}

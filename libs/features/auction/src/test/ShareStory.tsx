import { useState } from 'react';
import { ShareScreen } from '../staff/share/ShareScreen.tsx';
import type { DeskSource } from '../staff/desk/OfferDeskStore.ts';
import { ShareStore } from '../staff/share/ShareStore.ts';
import { deskSource } from './deskSources.ts';
import { makeDesk } from './StaffStory.tsx';

export interface ShareStoryProps {
  /** @default a car that is free */
  source?: DeskSource;
  /** The auction that is started again. */
  againOf?: string;
  /** @default true */
  mayKeepRules?: boolean;
  /** Address of the directory. */
  dealersHref?: string;
}

/** Sharing with dealers with the real store and client; shows when it has been left. */
export function ShareStory(props: ShareStoryProps) {
  const { source = deskSource(), againOf, mayKeepRules, dealersHref } = props;
  const [share] = useState(() => {
    const { store } = makeDesk({ source, mayKeepRules });
    const sharing = new ShareStore(store.shareOptions());
    sharing.start('r1', againOf);
    return sharing;
  });
  const [isOpen, setOpen] = useState(true);
  return (
    <main>
      {isOpen ? (
        <ShareScreen store={share} dealersHref={dealersHref} onClose={() => setOpen(false)} />
      ) : (
        <p>The report</p>
      )}
    </main>
  );
}

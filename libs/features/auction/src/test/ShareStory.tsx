import { useState } from 'react';
import { ShareScreen } from '../staff/ShareScreen.tsx';
import { deskSource } from './deskSources.ts';
import { makeDesk } from './StaffStory.tsx';

/** Sharing with dealers with the real store and client; shows when it has been left. */
export function ShareStory() {
  const [share] = useState(() => {
    const { store } = makeDesk({ source: deskSource() });
    store.share.start('r1');
    return store.share;
  });
  const [isOpen, setOpen] = useState(true);
  return (
    <main>
      {isOpen ? <ShareScreen store={share} onClose={() => setOpen(false)} /> : <p>The report</p>}
    </main>
  );
}

import { callsOf } from '@forecourt/api-client';
import { StoryRouter } from '@forecourt/testing/story';
import { useState } from 'react';
import { storyHttp, storyPartnerId } from '../../list/test/storyHttp.ts';
import { DealerImportStore } from '../import/DealerImportStore.ts';
import { ImportDialog } from '../import/ImportDialog.tsx';

export interface ImportStoryProps {
  /** The pasted text that is previewed at once. */
  csv?: string;
  onImported?: () => void;
}

/** The real dialog with the real store and client. */
export function ImportStory({ csv, onImported }: ImportStoryProps) {
  const [store] = useState(() => {
    const made = new DealerImportStore({
      api: callsOf(storyHttp(), DealerImportStore.endpoints),
      partnerId: () => storyPartnerId,
      onImported: () => onImported?.(),
    });
    if (csv !== undefined) {
      made.paste(csv);
      void made.look();
    }
    return made;
  });
  return (
    <StoryRouter at="/trade/dealers/import">
      <ImportDialog store={store} />
    </StoryRouter>
  );
}

import { callsOf } from '@forecourt/api-client';
import type { Dealer, Locales } from '@forecourt/contract';
import { makeLocales } from '@forecourt/contract/fixtures';
import { StoryRouter } from '@forecourt/testing/story';
import { useState } from 'react';
import { storyHttp, storyPartnerId } from '../../list/test/storyHttp.ts';
import { DealerForm } from '../form/DealerForm.ts';
import { DealerPanel } from '../form/DealerPanel.tsx';
import { storyGroups } from './dealerServer.ts';

export interface DealerPanelStoryProps {
  /** The dealer to edit; none for a new one. */
  id?: string;
  /** The languages of the partner; English unless given. */
  languages?: Locales;
  onSaved?: (dealer: Dealer) => void;
}

/** The real panel with the real form and client. */
export function DealerPanelStory({
  id,
  languages = makeLocales('northgate-trade'),
  onSaved,
}: DealerPanelStoryProps) {
  const [isOpen, setOpen] = useState(true);
  const [form] = useState(
    () =>
      new DealerForm({
        id: id ?? null,
        api: callsOf(storyHttp(), DealerForm.endpoints),
        partnerId: () => storyPartnerId,
        onSaved: (dealer) => onSaved?.(dealer),
      }),
  );
  return (
    <StoryRouter at="/trade/dealers/create">
      {isOpen ? (
        <DealerPanel
          form={form}
          groups={() => storyGroups}
          makes={() => ['Ford', 'Honda', 'Toyota']}
          languages={() => languages}
          editHref={(other) => `/trade/dealers/edit/${other}`}
          onDone={() => setOpen(false)}
        />
      ) : (
        <main>Closed</main>
      )}
    </StoryRouter>
  );
}

import { callsOf } from '@forecourt/api-client';
import type { Dealer } from '@forecourt/contract';
import { StoryRouter } from '@forecourt/testing/story';
import { useState } from 'react';
import { storyHttp, storyPartnerId } from '../../list/test/storyHttp.ts';
import { DealerForm } from '../form/DealerForm.ts';
import { DealerPanel } from '../form/DealerPanel.tsx';
import { storyGroups } from './dealerServer.ts';

export interface DealerPanelStoryProps {
  /** The dealer to edit; none for a new one. */
  id?: string;
  onSaved?: (dealer: Dealer) => void;
}

/** The real panel with the real form and client. */
export function DealerPanelStory({ id, onSaved }: DealerPanelStoryProps) {
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
          editHref={(other) => `/trade/dealers/edit/${other}`}
          onDone={() => setOpen(false)}
        />
      ) : (
        <main>Closed</main>
      )}
    </StoryRouter>
  );
}

import { callsOf } from '@forecourt/api-client';
import { createPartner } from '@forecourt/contract/endpoints/sign-up';
import { clearPartnerTheme } from '@forecourt/ui/theme';
import { useEffect, useState } from 'react';
import { firstColors } from '../setup/setupColors.ts';
import { SetupScreen } from '../setup/SetupScreen.tsx';
import { SetupStore } from '../setup/SetupStore.ts';
import type { SetupDraft, SetupStep } from '../setup/SetupStore.ts';
import { storyClient } from './client.ts';

export interface SetupStoryProps {
  step?: SetupStep;
  draft?: Partial<SetupDraft>;
  onDone?: () => void;
  onEnter?: (address?: string) => void;
  onLogOut?: () => void;
}

/** The real screen on the real store and client. */
export function SetupStory({
  step = 'partner',
  draft = {},
  onDone,
  onEnter,
  onLogOut,
}: SetupStoryProps) {
  const [store] = useState(() => {
    const api = callsOf(storyClient('token'), { createPartner });
    const made = new SetupStore({
      colors: firstColors,
      create: async (setup) => {
        await api.createPartner(setup);
        onDone?.();
      },
      enter: (address) => onEnter?.(address),
    });
    made.change({ name: 'Riverside Cars', ...draft });
    made.step = step;
    return made;
  });
  useEffect(() => () => clearPartnerTheme(document.documentElement), []);
  return (
    <SetupScreen store={store} importHref="/trade/dealers/import" onLogOut={() => onLogOut?.()} />
  );
}

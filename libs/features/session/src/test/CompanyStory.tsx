import { callsOf } from '@forecourt/api-client';
import { useState } from 'react';
import { CompanyScreen } from '../company/CompanyScreen.tsx';
import { CompanyStore } from '../company/CompanyStore.ts';
import { storyClient } from './client.ts';

export interface CompanyStoryProps {
  email?: string;
  /** What the provider sent the browser back with. */
  answer?: string;
  /** Whether this window began the sign-in. */
  began?: boolean;
  /** The page that waits for who one is. */
  back?: string;
  onConfirm?: (shown: boolean) => void;
  onBack?: (page: string) => void;
  onLeave?: (url: string) => void;
  onEnter?: (token: string, hash: string) => void;
}

/** The real screen on the real store and client. */
export function CompanyStory(props: CompanyStoryProps) {
  const { email = '', answer = '', began = true, back } = props;
  const { onBack, onConfirm, onEnter, onLeave } = props;
  const [store] = useState(() => {
    const made = new CompanyStore({
      // who confirms that it's them is signed in
      api: callsOf(storyClient(back === undefined ? undefined : 'token'), CompanyStore.endpoints),
      answer,
      email,
      hash: '',
      attempt: {
        keep: () => undefined,
        take: () => (began ? { key: 'key', hash: '#next=%2Fusers', back } : null),
      },
      leave: (url) => onLeave?.(url),
      confirm: (shown) => onConfirm?.(shown),
      goBack: (page) => onBack?.(page),
      enter: (token, hash) => onEnter?.(token, hash),
    });
    void made.complete();
    return made;
  });
  return <CompanyScreen store={store} loginHref="/login" />;
}

import { callsOf } from '@forecourt/api-client';
import { signUp } from '@forecourt/contract/endpoints/sign-up';
import { useState } from 'react';
import { RegisterScreen } from '../register/RegisterScreen.tsx';
import { RegisterStore } from '../register/RegisterStore.ts';
import { storyClient } from './client.ts';

export interface RegisterStoryProps {
  name?: string;
  email?: string;
  password?: string;
  /** Called with the token of the new session. */
  onEnter?: (token: string) => void;
}

/** The real screen on the real store and client. */
export function RegisterStory(props: RegisterStoryProps) {
  const { name = '', email = '', password = '', onEnter } = props;
  const [store] = useState(() => {
    const api = callsOf(storyClient(), { signUp });
    const made = new RegisterStore({
      register: async (person) => onEnter?.((await api.signUp(person)).token),
    });
    made.type('name', name);
    made.type('email', email);
    made.type('password', password);
    return made;
  });
  return <RegisterScreen store={store} loginHref="/login" />;
}

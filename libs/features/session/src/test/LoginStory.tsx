import { callsOf, createHttpClient, fetchTransport } from '@forecourt/api-client';
import { createMemoryStorage, TypedWork } from '@forecourt/platform';
import { useState } from 'react';
import { LoginScreen } from '../LoginScreen.tsx';
import { SessionStore } from '../SessionStore.ts';
import { SignInStore } from '../SignInStore.ts';

export interface LoginStoryProps {
  email?: string;
  password?: string;
  registerHref?: string;
  accessEndedBy?: string;
  forgotHref?: string;
  companyHref?: string;
  /** Called instead of reloading the page. */
  onReload?: () => void;
}

/** The real screen on the real stores and client. */
export function LoginStory(props: LoginStoryProps) {
  const {
    email = '',
    password = '',
    registerHref,
    forgotHref,
    companyHref,
    accessEndedBy,
    onReload,
  } = props;
  const [store] = useState(() => {
    const http = createHttpClient({
      transport: fetchTransport,
      apiUrl: '',
      chatUrl: '',
      token: () => null,
      retry: { attempts: 1 },
    });
    const api = callsOf(http, SessionStore.endpoints);
    const session = new SessionStore({
      api,
      whoIs: async () => (await api.getSession()).user,
      storage: createMemoryStorage(),
      typed: new TypedWork(createMemoryStorage()),
      leave: () => onReload?.(),
      reload: () => onReload?.(),
    });
    const form = new SignInStore({
      signIn: (username, secret) => session.signIn(username, secret),
    });
    form.setEmail(email);
    form.setPassword(password);
    return form;
  });
  return (
    <LoginScreen
      store={store}
      registerHref={registerHref}
      forgotHref={forgotHref}
      companyHref={companyHref}
      accessEndedBy={accessEndedBy}
    />
  );
}

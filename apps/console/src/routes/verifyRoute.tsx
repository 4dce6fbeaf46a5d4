import { callsOf } from '@forecourt/api-client';
import { VerifyScreen, VerifyStore } from '@forecourt/feature-session/verify';
import { useLoaderData } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import type { App } from '../app/App.ts';
import { LanguageChoice } from '../app/LanguageChoice.tsx';
import { paths } from '../paths.ts';

/** /verify/{token}: confirms an email address. */
export function verifyRoute(app: App): Pick<RouteObject, 'loader' | 'element'> {
  return {
    loader: ({ params: { verifyKey = '' } }) => {
      const store = new VerifyStore({ api: callsOf(app.http, VerifyStore.endpoints), verifyKey });
      void store.load();
      return store;
    },
    element: <VerifyPage app={app} />,
  };
}

function VerifyPage({ app }: { app: App }) {
  const store = useLoaderData<VerifyStore>();
  const footer = <LanguageChoice store={app.locale} />;
  return (
    <VerifyScreen store={store} footer={footer} loginHref={paths.login} homeHref={paths.root} />
  );
}

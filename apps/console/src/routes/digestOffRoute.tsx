import { callsOf } from '@forecourt/api-client';
import { DigestOffScreen, DigestOffStore } from '@forecourt/feature-session/digest';
import { useLoaderData } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import type { App } from '../app/App.ts';
import { LanguageChoice } from '../app/LanguageChoice.tsx';
import { paths } from '../paths.ts';

/** /profile/digest/{key}: ends the email digest. */
export function digestOffRoute(app: App): Pick<RouteObject, 'loader' | 'element'> {
  return {
    loader: ({ params: { digestKey = '' } }) => {
      const store = new DigestOffStore({
        api: callsOf(app.http, DigestOffStore.endpoints),
        digestKey,
      });
      void store.load();
      return store;
    },
    element: <DigestOffPage app={app} />,
  };
}

function DigestOffPage({ app }: { app: App }) {
  const store = useLoaderData<DigestOffStore>();
  const footer = <LanguageChoice store={app.locale} />;
  return <DigestOffScreen store={store} footer={footer} profileHref={paths.profile} />;
}

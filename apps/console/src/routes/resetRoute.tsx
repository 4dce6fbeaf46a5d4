import { callsOf } from '@forecourt/api-client';
import { ResetScreen, ResetStore } from '@forecourt/feature-session/reset';
import { useLoaderData } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import type { App } from '../app/App.ts';
import { LanguageChoice } from '../app/LanguageChoice.tsx';
import { paths } from '../paths.ts';

/** /reset/{token}: set a new password through the link in an email. */
export function resetRoute(app: App): Pick<RouteObject, 'loader' | 'element'> {
  return {
    loader: ({ params: { resetKey = '' } }) => {
      const store = new ResetStore({ api: callsOf(app.http, ResetStore.endpoints), resetKey });
      void store.load();
      return store;
    },
    element: <ResetPage app={app} />,
  };
}

function ResetPage({ app }: { app: App }) {
  const store = useLoaderData<ResetStore>();
  const footer = <LanguageChoice store={app.locale} />;
  return (
    <ResetScreen store={store} footer={footer} loginHref={paths.login} forgotHref={paths.forgot} />
  );
}

import { callsOf } from '@forecourt/api-client';
import { sendVerification } from '@forecourt/contract/endpoints/account';
import { usePrefetch } from '@forecourt/platform/prefetch';
import { useState } from 'react';
import type { App } from './App.ts';

const load = () => import('./verifyNotice.ts');

type Module = Awaited<ReturnType<typeof load>>;

/** Says that the branch may not send yet. Loaded lazily, since few users ever see it. */
export function NotVerified({ app }: { app: App }) {
  const module = usePrefetch(load, true);
  return module && <Notice app={app} module={module} />;
}

function Notice({ app, module }: { app: App; module: Module }) {
  const [store] = useState(
    () => new module.VerifyNoticeStore(callsOf(app.http, { sendVerification })),
  );
  return <module.VerifyNotice store={store} />;
}

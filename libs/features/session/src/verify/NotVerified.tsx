import { callsOf } from '@forecourt/api-client';
import type { HttpClient } from '@forecourt/api-client';
import { sendVerification } from '@forecourt/contract/endpoints/account';
import { usePrefetch } from '@forecourt/platform/prefetch';
import { useState } from 'react';

const load = () => import('./notice.ts');

type Module = Awaited<ReturnType<typeof load>>;

/** Says that the branch may not send yet. Loaded lazily, since few users ever see it. */
export function NotVerified({ http }: { http: HttpClient }) {
  const module = usePrefetch(load, true);
  return module && <Notice http={http} module={module} />;
}

function Notice({ http, module }: { http: HttpClient; module: Module }) {
  const [store] = useState(() => new module.VerifyNoticeStore(callsOf(http, { sendVerification })));
  return <module.VerifyNotice store={store} />;
}

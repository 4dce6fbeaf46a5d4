import { callsOf } from '@forecourt/api-client';
import type { HttpClient } from '@forecourt/api-client';
import { sendVerification } from '@forecourt/contract/endpoints/account';
import { useState } from 'react';
import { VerifyNotice } from './VerifyNotice.tsx';
import { VerifyNoticeStore } from './VerifyNoticeStore.ts';

/** The notice, connected to the signed-in user's calls. */
export default function Notice({ http }: { http: HttpClient }) {
  const [store] = useState(() => new VerifyNoticeStore(callsOf(http, { sendVerification })));
  return <VerifyNotice store={store} />;
}

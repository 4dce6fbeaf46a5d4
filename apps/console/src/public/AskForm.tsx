import { callsOf } from '@forecourt/api-client';
import { Enquiry, EnquiryStore } from '@forecourt/feature-messages/enquiry';
import { createStorage } from '@forecourt/platform';
import { useState } from 'react';
import type { AskProps } from './Ask.tsx';

/** The form, connected to the link in the address. */
export function AskForm({ link, http, partner }: AskProps) {
  const [store] = useState(
    () =>
      new EnquiryStore({
        api: callsOf(http, EnquiryStore.endpoints),
        requestId: link.id,
        sessionKey: link.key,
        storage: createStorage(),
      }),
  );
  return <Enquiry store={store} partner={partner} />;
}

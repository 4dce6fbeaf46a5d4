import { callsOf, createHttpClient } from '@forecourt/api-client';
import { axiosTransport } from '@forecourt/api-client/axios';
import { Box } from '@forecourt/ui/layout';
import { useState } from 'react';
import { CompanyCard } from '../company/CompanyCard.tsx';
import { CompanySetupStore } from '../company/CompanySetupStore.ts';

/** The real card on the real store and client. */
export function CompanyStory() {
  const [store] = useState(() => {
    const http = createHttpClient({
      transport: axiosTransport,
      apiUrl: '',
      chatUrl: '',
      token: () => 'token',
      retry: { attempts: 1 },
    });
    const made = new CompanySetupStore({
      api: callsOf(http, CompanySetupStore.endpoints),
      partnerId: () => 'northgate',
    });
    void made.load();
    return made;
  });
  return (
    <Box as="main" padding="4" backgroundColor="bg.page">
      <CompanyCard store={store} />
    </Box>
  );
}

import { callsOf, createHttpClient } from '@forecourt/api-client';
import { axiosTransport } from '@forecourt/api-client/axios';
import { Box } from '@forecourt/ui/layout';
import { useState } from 'react';
import { IntegrationsScreen } from '../integrations/IntegrationsScreen.tsx';
import { TokensStore } from '../integrations/TokensStore.ts';
import { WebhooksStore } from '../integrations/WebhooksStore.ts';
import { SettingsTabs } from '../parts/SettingsTabs.tsx';

/** The real screen on the real stores and client. */
export function IntegrationsStory() {
  const [{ tokens, webhooks }] = useState(() => {
    const http = createHttpClient({
      transport: axiosTransport,
      apiUrl: '',
      chatUrl: '',
      token: () => 'token',
      retry: { attempts: 1 },
    });
    const partnerId = () => 'northgate';
    const made = {
      tokens: new TokensStore({ api: callsOf(http, TokensStore.endpoints), partnerId }),
      webhooks: new WebhooksStore({ api: callsOf(http, WebhooksStore.endpoints), partnerId }),
    };
    void made.tokens.load();
    void made.webhooks.load();
    return made;
  });
  return (
    <Box as="main" style={{ height: '100dvh', overflowY: 'auto' }} backgroundColor="bg.page">
      <IntegrationsScreen
        branch="Northgate Motors"
        tokens={tokens}
        webhooks={webhooks}
        tabs={
          <SettingsTabs
            current="integrations"
            hrefOf={(area) => `/settings/${area}`}
            extra={[{ id: 'integrations', label: 'Integrations', href: '/settings/integrations' }]}
          />
        }
      />
    </Box>
  );
}

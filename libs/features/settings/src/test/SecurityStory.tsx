import { callsOf, createHttpClient } from '@forecourt/api-client';
import { axiosTransport } from '@forecourt/api-client/axios';
import { Box } from '@forecourt/ui/layout';
import { useState } from 'react';
import { SettingsTabs } from '../parts/SettingsTabs.tsx';
import { CompanySetupStore } from '../company/CompanySetupStore.ts';
import { SecurityScreen } from '../security/SecurityScreen.tsx';
import { SecurityStore } from '../security/SecurityStore.ts';

export interface SecurityStoryProps {
  /** Called with the file that was exported. */
  onSave: (name: string, text: string) => void;
}

/** The real screen on the real store and client. */
export function SecurityStory({ onSave }: SecurityStoryProps) {
  const [{ company, store }] = useState(() => {
    const http = createHttpClient({
      transport: axiosTransport,
      apiUrl: '',
      chatUrl: '',
      token: () => 'token',
      retry: { attempts: 1 },
    });
    const made = new SecurityStore({
      api: callsOf(http, SecurityStore.endpoints),
      partnerId: () => 'northgate',
      save: onSave,
    });
    const second = new CompanySetupStore({
      api: callsOf(http, CompanySetupStore.endpoints),
      partnerId: () => 'northgate',
    });
    void made.load();
    void second.load();
    return { store: made, company: second };
  });
  return (
    <Box as="main" style={{ height: '100dvh', overflowY: 'auto' }} backgroundColor="bg.page">
      <SecurityScreen
        branch="Northgate Motors"
        store={store}
        company={company}
        tabs={
          <SettingsTabs
            current="security"
            hrefOf={(area) => `/settings/${area}`}
            extra={[{ id: 'security', label: 'Security', href: '/settings/security' }]}
          />
        }
      />
    </Box>
  );
}

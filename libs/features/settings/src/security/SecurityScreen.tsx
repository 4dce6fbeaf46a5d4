import { Page } from '@forecourt/ui/page';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { EventLog } from './EventLog.tsx';
import { FactorRule } from './FactorRule.tsx';
import { messages } from './messages.ts';
import type { SecurityStore } from './SecurityStore.ts';

export interface SecurityScreenProps {
  store: SecurityStore;
  /** Links to the other areas of the settings. */
  tabs: ReactNode;
}

/** /settings/security: the sign-in requirements for members, and the log. */
export function SecurityScreen({ store, tabs }: SecurityScreenProps) {
  return (
    <Page title={<FormattedMessage {...messages.title} />} tabs={tabs}>
      <FactorRule store={store} />
      <EventLog store={store} />
    </Page>
  );
}

import { Heading } from '@forecourt/ui/layout';
import { useSlotStyles } from '@forecourt/ui/styling';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { EventLog } from './EventLog.tsx';
import { FactorRule } from './FactorRule.tsx';
import { messages } from './messages.ts';
import { securityRecipe } from './Security.recipe.ts';
import type { SecurityStore } from './SecurityStore.ts';

export interface SecurityScreenProps {
  store: SecurityStore;
  /** Links to the other areas of the settings. */
  tabs: ReactNode;
}

/** /settings/security: the sign-in requirements for members, and the log. */
export function SecurityScreen({ store, tabs }: SecurityScreenProps) {
  const styles = useSlotStyles(securityRecipe);
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <Heading as="h1" textStyle="display">
          <FormattedMessage {...messages.title} />
        </Heading>
      </div>
      <div className={styles.tabs}>{tabs}</div>
      <div className={styles.body}>
        <FactorRule store={store} />
        <EventLog store={store} />
      </div>
    </div>
  );
}

import { Page } from '@forecourt/ui/page';
import { useSlotRecipe } from '@forecourt/ui/styling';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { CompanyCard } from '../company/CompanyCard.tsx';
import type { CompanySetupStore } from '../company/CompanySetupStore.ts';
import { EventLog } from './EventLog.tsx';
import { FactorRule } from './FactorRule.tsx';
import { messages } from './messages.ts';
import { securityRecipe } from './Security.recipe.ts';
import type { SecurityStore } from './SecurityStore.ts';

export interface SecurityScreenProps {
  store: SecurityStore;
  company: CompanySetupStore;
  /** Name of the branch, beside the title. */
  branch?: string | undefined;
  /** Links to the other areas of the settings. */
  tabs: ReactNode;
}

/** /settings/security: the sign-in requirements for members, and the log. */
export function SecurityScreen({ store, company, branch, tabs }: SecurityScreenProps) {
  const styles = useSlotRecipe(securityRecipe);
  return (
    <Page title={<FormattedMessage {...messages.title} />} aside={branch} width="wide" tabs={tabs}>
      <div className={styles.columns}>
        <div className={styles.column}>
          <FactorRule store={store} />
          <CompanyCard store={company} />
        </div>
        <EventLog store={store} />
      </div>
    </Page>
  );
}

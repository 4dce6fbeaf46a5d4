import { Badge } from '@forecourt/ui/badge';
import { Page } from '@forecourt/ui/page';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { Tabs } from '@forecourt/ui/tabs';
import { FormattedMessage, useIntl } from 'react-intl';
import { billingRecipe } from './BillingScreen.recipe.ts';
import type { BillingStore } from './BillingStore.ts';
import { messages } from './messages.ts';
import { Invoices } from './parts/Invoices.tsx';
import { Payments } from './parts/Payments.tsx';
import { Plan } from './parts/Plan.tsx';

/** The child routes of /billing (spec §2); '' is the invoices. */
export type BillingTab = 'invoices' | 'payments';

export interface BillingScreenProps {
  store: BillingStore;
  tab: BillingTab;
  /** Address of each tab. */
  hrefs: Readonly<Record<BillingTab, string>>;
}

const tabs: readonly BillingTab[] = ['invoices', 'payments'];

/** /billing: subscription, invoices, payment methods and fees; marked as sample data (spec §1). */
export function BillingScreen({ store, tab, hrefs }: BillingScreenProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(billingRecipe);
  return (
    <Page
      title={<FormattedMessage {...messages.title} />}
      width="full"
      aside={
        <div className={styles.sample}>
          <Badge tone="warning">
            <FormattedMessage {...messages.sample} />
          </Badge>
          <span className={styles.quiet}>
            <FormattedMessage {...messages.sampleText} />
          </span>
        </div>
      }
      tabs={
        <Tabs
          label={intl.formatMessage(messages.tabs)}
          current={tab}
          items={tabs.map((id) => ({
            id,
            label: intl.formatMessage(messages[id]),
            href: hrefs[id],
          }))}
        />
      }
    >
      <Plan store={store} />
      {tab === 'invoices' ? <Invoices store={store} /> : <Payments store={store} />}
    </Page>
  );
}

import { Button } from '@forecourt/ui/button';
import { Page } from '@forecourt/ui/page';
import { CardSkeleton } from '@forecourt/ui/skeleton';
import { referenceOf } from '@forecourt/ui/reference';
import { ErrorState } from '@forecourt/ui/states';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { FailedJobs } from './parts/FailedJobs.tsx';
import { Overview } from './parts/Overview.tsx';
import { Queues } from './parts/Queues.tsx';
import { UndeliveredCounts } from './parts/UndeliveredCounts.tsx';
import { UndeliveredList } from './parts/UndeliveredList.tsx';
import { systemRecipe } from './System.recipe.ts';
import type { SystemStore } from './SystemStore.ts';

export interface SystemScreenProps {
  store: SystemStore;
}

/** /system: how the installation fares, for those who run it. */
export const SystemScreen = observer(function SystemScreen({ store }: SystemScreenProps) {
  const styles = useSlotRecipe(systemRecipe);
  const { value } = store.status;
  return (
    <Page
      title={<FormattedMessage {...messages.title} />}
      description={<FormattedMessage {...messages.lead} />}
      width="wide"
      actions={
        <Button onClick={() => void store.load()}>
          <FormattedMessage {...messages.refresh} />
        </Button>
      }
    >
      <div className={styles.stack}>
        <StatusState store={store} />
        {value && <Overview status={value} />}
        <FailedJobs store={store} />
        {value && <UndeliveredCounts undelivered={value.undelivered} />}
        <UndeliveredList store={store} />
        {value && <Queues queues={value.queues} />}
      </div>
    </Page>
  );
});

/** That the status loads, or failed to. */
const StatusState = observer(function StatusState({ store }: SystemScreenProps) {
  const intl = useIntl();
  const { state, value } = store.status;
  if (state.status === 'error') {
    return (
      <ErrorState
        inline={value !== undefined}
        title={intl.formatMessage(messages.failed)}
        onRetry={() => void store.loadStatus()}
      >
        {referenceOf(state.error)}
      </ErrorState>
    );
  }
  if (value) return null;
  return (
    <div role="status" aria-label={intl.formatMessage(messages.loading)}>
      <CardSkeleton lines={4} />
    </div>
  );
});

import { Button } from '@forecourt/ui/button';
import { observer } from 'mobx-react-lite';
import { FormattedMessage } from 'react-intl';
import { messages } from '../messages.ts';
import type { RetryList, SystemStore } from '../SystemStore.ts';

interface RetryButtonProps {
  store: SystemStore;
  /** Id of the failed job. */
  job: string;
  list: RetryList;
  /** Says what is tried again. */
  label: string;
}

/** Tries a failed job again, from a row of one of the lists. */
export const RetryButton = observer(function RetryButton(props: RetryButtonProps) {
  const { job, label, list, store } = props;
  return (
    <Button
      size="sm"
      loading={store.isRetrying(job)}
      aria-label={label}
      onClick={() => void store.retry(job, list)}
    >
      <FormattedMessage {...messages.retry} />
    </Button>
  );
});

import { Button } from '@forecourt/ui/button';
import { showToast } from '@forecourt/ui/toast';
import Link from 'lucide-react/icons/link';
import Unlink from 'lucide-react/icons/unlink';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import type { ListingStore } from './ListingStore.ts';
import { listingMessages as messages } from './messages.ts';

/** Takes the car of a report off its public page, or offers it there again. */
export const ListingButton = observer(function ListingButton({ store }: { store: ListingStore }) {
  const intl = useIntl();
  const { withdrawn } = store;
  if (withdrawn === undefined) return null;
  const press = async (): Promise<void> => {
    // Where it succeeds the badge beside the title and this button say so.
    if (await store.change(!withdrawn)) return;
    showToast({ title: intl.formatMessage(messages.failed), tone: 'danger' });
  };
  return (
    <Button
      icon={withdrawn ? Link : Unlink}
      size="sm"
      data-ask
      loading={store.isSaving}
      onClick={() => void press()}
    >
      {intl.formatMessage(withdrawn ? messages.restore : messages.withdraw)}
    </Button>
  );
});

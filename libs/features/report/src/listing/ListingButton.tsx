import { SMALL_QUERY } from '@forecourt/platform';
import { useMediaQuery } from '@forecourt/platform/media';
import { Button } from '@forecourt/ui/button';
import { IconButton } from '@forecourt/ui/icon-button';
import { Menu } from '@forecourt/ui/menu';
import { showToast } from '@forecourt/ui/toast';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Link from 'lucide-react/icons/link';
import Unlink from 'lucide-react/icons/unlink';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import type { ListingStore } from './ListingStore.ts';
import { listingMessages as messages } from './messages.ts';

/**
 * Takes the car of a report off its public page, or offers it there again: on a phone from a menu, as
 * a line has no room for one more button.
 */
export const ListingButton = observer(function ListingButton({ store }: { store: ListingStore }) {
  const intl = useIntl();
  const isPhone = useMediaQuery(SMALL_QUERY);
  const { withdrawn } = store;
  if (withdrawn === undefined) return null;
  const press = async (): Promise<void> => {
    // Where it succeeds the badge beside the title and this button say so.
    if (await store.change(!withdrawn)) return;
    showToast({ title: intl.formatMessage(messages.failed), tone: 'danger' });
  };
  const words = intl.formatMessage(withdrawn ? messages.restore : messages.withdraw);
  if (!isPhone) {
    return (
      <Button
        icon={withdrawn ? Link : Unlink}
        size="sm"
        data-ask
        loading={store.isSaving}
        onClick={() => void press()}
      >
        {words}
      </Button>
    );
  }
  const label = intl.formatMessage(messages.more);
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <IconButton icon={Ellipsis} variant="outline" size="sm" label={label} data-ask />
      </Menu.Trigger>
      <Menu.Content aria-label={label}>
        <Menu.Item value="listing" disabled={store.isSaving} onSelect={() => void press()}>
          {words}
        </Menu.Item>
      </Menu.Content>
    </Menu.Root>
  );
});

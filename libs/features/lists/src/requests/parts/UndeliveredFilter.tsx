import { IconButton } from '@forecourt/ui/icon-button';
import MessageSquareWarning from 'lucide-react/icons/message-square-warning';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import type { ListLinks } from '../../list/definition.ts';
import type { Go } from '../../list/ListFrame.tsx';
import { messages } from '../messages.ts';
import type { RequestListStore } from '../RequestListStore.ts';

interface UndeliveredFilterProps {
  store: RequestListStore;
  links: ListLinks;
  go: Go;
}

/** Toggles between all requests and only those whose message was not delivered. */
export const UndeliveredFilter = observer(function UndeliveredFilter(
  props: UndeliveredFilterProps,
) {
  const { store, links, go } = props;
  const intl = useIntl();
  const { tab, place } = store;
  const isOn = place.undelivered === true;
  return (
    <IconButton
      icon={MessageSquareWarning}
      label={intl.formatMessage(messages.undelivered)}
      variant={isOn ? 'solid' : 'outline'}
      aria-pressed={isOn}
      onClick={() => go(links.tab(tab.path, place.search, !isOn), { replace: true })}
    />
  );
});

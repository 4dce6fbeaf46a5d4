import { IconButton } from '@forecourt/ui/icon-button';
import Bell from 'lucide-react/icons/bell';
import BellOff from 'lucide-react/icons/bell-off';
import BellRing from 'lucide-react/icons/bell-ring';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { messages } from '../messages.ts';
import type { MessageNotices } from './MessageNotices.ts';

/** Turns notifications of new messages on and off; says so if the browser blocks them. */
export const NoticesButton = observer(function NoticesButton({
  notices,
}: {
  notices: MessageNotices;
}) {
  const intl = useIntl();
  switch (notices.state) {
    case 'unsupported':
      return null;
    case 'blocked':
      return (
        <IconButton
          size="sm"
          icon={BellOff}
          label={intl.formatMessage(messages.noticesBlocked)}
          aria-disabled
        />
      );
    case 'on':
      return (
        <IconButton
          size="sm"
          icon={BellRing}
          label={intl.formatMessage(messages.notices)}
          aria-pressed
          onClick={() => notices.turnOff()}
        />
      );
    case 'off':
      return (
        <IconButton
          size="sm"
          icon={Bell}
          label={intl.formatMessage(messages.notices)}
          aria-pressed={false}
          onClick={() => void notices.turnOn()}
        />
      );
  }
});

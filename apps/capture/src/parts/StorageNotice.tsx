import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { defineMessages, useIntl } from 'react-intl';
import { useView } from '../app/context.ts';
import { Alert } from '@forecourt/ui/alert';

const messages = defineMessages({
  memoryTitle: {
    defaultMessage: 'Keep this page open until everything is sent',
    description: 'Title: the browser keeps nothing, as in private mode',
  },
  memory: {
    defaultMessage:
      'This browser can’t save photos on your phone, as in private mode. We send them as you go. Keep the page open until they’re sent.',
    description: 'The browser keeps nothing, as in private mode',
  },
  fullTitle: {
    defaultMessage: 'Your phone is full',
    description: 'Title: the phone has no room to keep more photos',
  },
  full: {
    defaultMessage:
      'We send new photos as you go but can’t save them on your phone. Keep this page open until the cloud above shows a check mark.',
    description: 'The phone has no room to keep more photos',
  },
});

/** Warns that the phone cannot store the entered data, and says what to do. */
export function StorageNotice() {
  const intl = useIntl();
  const view = useView();
  if (view.phase !== 'active' || view.storage === 'safe') return null;
  const full = view.storage === 'full';
  return (
    <Alert
      status="warning"
      icon={TriangleAlert}
      title={intl.formatMessage(full ? messages.fullTitle : messages.memoryTitle)}
    >
      {intl.formatMessage(full ? messages.full : messages.memory)}
    </Alert>
  );
}

import CloudCheck from 'lucide-react/icons/cloud-check';
import CloudOff from 'lucide-react/icons/cloud-off';
import CloudUpload from 'lucide-react/icons/cloud-upload';
import { defineMessages, useIntl } from 'react-intl';
import { useDraft } from '../app/context.ts';
import { Icon } from '@forecourt/ui/icon';
import styles from './SyncChip.module.css';

const messages = {
  ...defineMessages({
    sent: { defaultMessage: 'Everything sent', description: 'Status: nothing waits to be sent' },
  }),
  ...defineMessages<{
    sending: { count: number };
    offline: { count: number };
    full: { count: number };
  }>({
    sending: {
      defaultMessage: 'Sending {count, number}',
      description: 'Status: this many photos and answers are being sent',
    },
    full: {
      defaultMessage: 'The server is full, {count, number} to send later',
      description: 'Status: photos and answers are kept on the phone until the server has room',
    },
    offline: {
      defaultMessage: 'Waiting for a connection, {count, number} to send',
      description: 'Status: photos and answers are kept on the phone until there is a network',
    },
  }),
};

const icons = { sent: CloudCheck, sending: CloudUpload, offline: CloudOff };

/** Shows whether all data has been sent; never blocks the page. */
export function SyncChip() {
  const intl = useIntl();
  const { pending, trouble } = useDraft();
  const state = pending === 0 ? 'sent' : trouble ? 'offline' : 'sending';
  const text =
    state === 'sent'
      ? intl.formatMessage(messages.sent)
      : intl.formatMessage(trouble === 'full' ? messages.full : messages[state], {
          count: pending,
        });
  return (
    <p className={`${styles.chip} ${styles[state]}`} role="status" title={text}>
      <Icon icon={icons[state]} size={20} />
      {pending > 0 && <span aria-hidden="true">{intl.formatNumber(pending)}</span>}
      <span className="visually-hidden">{text}</span>
    </p>
  );
}

import CloudOff from 'lucide-react/icons/cloud-off';
import CloudUpload from 'lucide-react/icons/cloud-upload';
import { useIntl } from 'react-intl';
import { Icon } from '@forecourt/ui/icon';
import type { Draft } from '../draft/draft.ts';
import { Alert } from '@forecourt/ui/alert';
import { Plain } from './Plain.tsx';
import { reviewMessages as messages } from './reviewMessages.ts';
import styles from './Plain.module.css';

/** The report has been submitted and the last photos are being uploaded. */
export function Sending({ draft }: { draft: Draft }) {
  const intl = useIntl();
  return (
    <Plain
      title={
        draft.capture.addition
          ? intl.formatMessage(messages.sendingTo, { partner: draft.capture.partner.name })
          : intl.formatMessage(messages.sendingTitle)
      }
      hint={intl.formatMessage(messages.keepOpen)}
      art={
        <span className={`${styles.badge} ${draft.trouble ? styles.waiting : styles.moving}`}>
          <Icon icon={draft.trouble ? CloudOff : CloudUpload} size={48} />
        </span>
      }
      capture={draft.capture}
    >
      <p className={styles.count} role="status">
        {draft.pending > 0
          ? intl.formatMessage(messages.waiting, { pending: draft.pending })
          : intl.formatMessage(draft.trouble ? messages.stopped : messages.last)}
      </p>
      {draft.trouble && (
        <Alert status="warning" icon={CloudOff}>
          {intl.formatMessage(draft.trouble === 'full' ? messages.full : messages.offline)}
        </Alert>
      )}
    </Plain>
  );
}

import { useIntl } from 'react-intl';
import { Icon } from '../art/Icon.tsx';
import type { Draft } from '../draft/draft.ts';
import { Contact } from '../parts/Contact.tsx';
import { Notice } from '../parts/Notice.tsx';
import { Screen } from '../parts/Screen.tsx';
import { reviewMessages as messages } from './review-messages.ts';
import styles from './Plain.module.css';

/** The report has been handed in and the last photos are on their way. */
export function Sending({ draft }: { draft: Draft }) {
  const intl = useIntl();
  return (
    <Screen
      title={intl.formatMessage(messages.sendingTitle)}
      hint={intl.formatMessage(messages.keepOpen)}
    >
      <div className={styles.middle}>
        <span className={`${styles.badge} ${draft.trouble ? styles.waiting : styles.moving}`}>
          <Icon name={draft.trouble ? 'offline' : 'sending'} size={56} />
        </span>
        <p className={styles.count} role="status">
          {draft.pending > 0
            ? intl.formatMessage(messages.waiting, { pending: draft.pending })
            : intl.formatMessage(draft.trouble ? messages.stopped : messages.last)}
        </p>
      </div>
      {draft.trouble && (
        <>
          <Notice tone="warning" icon="offline">
            {intl.formatMessage(draft.trouble === 'full' ? messages.full : messages.offline)}
          </Notice>
          <Contact {...draft.capture} />
        </>
      )}
    </Screen>
  );
}

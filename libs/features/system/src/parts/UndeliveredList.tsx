import type { UndeliveredMessage } from '@forecourt/contract';
import { formatDateTime } from '@forecourt/platform';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { useIntl, type IntlShape } from 'react-intl';
import { channelNames, messages, phrases } from '../messages.ts';
import { reasonText } from '../reasonText.ts';
import { systemRecipe } from '../System.recipe.ts';
import type { SystemStore } from '../SystemStore.ts';
import { ListCard } from './ListCard.tsx';
import { RetryButton } from './RetryButton.tsx';

/** The newest messages and webhooks that were not delivered: why, how often tried, and what is next. */
export const UndeliveredList = observer(function UndeliveredList({ store }: UndeliveredListProps) {
  const { formatMessage } = useIntl();
  return (
    <ListCard
      title={formatMessage(messages.newestUndelivered)}
      note={formatMessage(messages.newestUndeliveredText)}
      empty={formatMessage(messages.noNewest)}
      failed={formatMessage(messages.undeliveredFailed)}
      loading={formatMessage(messages.undeliveredLoading)}
      resource={store.undelivered}
      notRetried={store.failedIn === 'undelivered'}
      onReload={() => void store.loadUndelivered()}
      row={(message) => <Message key={message.id} message={message} store={store} />}
    />
  );
});

interface UndeliveredListProps {
  store: SystemStore;
}

function Message({ message, store }: MessageProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(systemRecipe);
  const { channel, id, inserted_at, job_id: job, partner_id: partner, purpose } = message;
  const kind = intl.formatMessage(channelNames[channel]);
  const when = formatDateTime(inserted_at);
  return (
    <li className={styles.job}>
      <div className={styles.jobText}>
        <span className={styles.jobName}>
          {intl.formatMessage(phrases.messageOf, { kind, when })}
        </span>
        <span>{reasonText(message, intl)}</span>
        <span className={styles.note}>{attemptsText(message, intl)}</span>
        <span className={styles.note}>
          {partner
            ? intl.formatMessage(phrases.messageIds, { purpose, id, partner })
            : intl.formatMessage(phrases.accountMailIds, { purpose, id })}
        </span>
      </div>
      {job && (
        <RetryButton
          store={store}
          job={job}
          list="undelivered"
          label={intl.formatMessage(phrases.retryMessage, { kind, when })}
        />
      )}
    </li>
  );
}

interface MessageProps {
  message: UndeliveredMessage;
  store: SystemStore;
}

/** How often it was tried, and whether it is tried again. */
function attemptsText(
  { attempts, next_at: next, state }: UndeliveredMessage,
  { formatMessage }: IntlShape,
): string {
  if (state === 'WAITING' && next) {
    return formatMessage(phrases.triedAgainAt, { attempts, when: formatDateTime(next) });
  }
  return formatMessage(state === 'STOPPED' ? phrases.notTriedAgain : phrases.triedNow, {
    attempts,
  });
}

import { type SendAgain, sendWays, sendWayText } from '@forecourt/api-client/act';
import type { ConversationDetails } from '@forecourt/contract';
import { deliveryReasonMessages } from '@forecourt/platform/sending-words';
import { ActionGroup } from '@forecourt/ui/action-group';
import { CopyButton } from '@forecourt/ui/copy-button';
import { Link } from '@forecourt/ui/link';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { noticeRecipe } from './notice.recipe.ts';
import { noticeFailures, noticeMessages, noticePhrases } from './noticeMessages.ts';

export interface NoticeNoteProps {
  store: SendAgain;
  details: ConversationDetails;
  /** The name of the other side. */
  name: string;
  /** Whether this person may notify them; viewers only read that they were not. */
  mayAct: boolean;
  /** Address of the settings, for those who may change them. */
  settingsHref?: string | undefined;
}

/** Over the box to write in: the other side was not notified, why, and the other ways to them. */
export const NoticeNote = observer(function NoticeNote(props: NoticeNoteProps) {
  const { store, details, name, mayAct, settingsHref } = props;
  const styles = useSlotRecipe(noticeRecipe);
  const intl = useIntl();
  const { notice } = details;
  const reason = notice?.reason ?? 'UNKNOWN';
  return (
    <div className={styles.note} data-done={store.taken?.isCopied || undefined}>
      <p className={styles.text} role="status">
        {notice ? (
          <>
            <strong>{intl.formatMessage(noticePhrases.title, { name })}</strong>{' '}
            <FormattedMessage {...deliveryReasonMessages[reason]} />{' '}
            {reason === 'COUNTRY_NOT_ALLOWED' && settingsHref && (
              <Link href={settingsHref}>
                <FormattedMessage {...noticeMessages.toSettings} />
              </Link>
            )}
          </>
        ) : (
          intl.formatMessage(noticePhrases.noAddress, { name })
        )}
      </p>
      {mayAct && <Ways store={store} details={details} />}
    </div>
  );
});

const Ways = observer(function Ways({
  store,
  details: { notice, channels },
}: Pick<NoticeNoteProps, 'store' | 'details'>) {
  const intl = useIntl();
  return (
    <>
      <ActionGroup
        label={intl.formatMessage(noticeMessages.ways)}
        items={sendWays(notice, channels).map((way, index) => ({
          value: way,
          label: <FormattedMessage {...noticeMessages[sendWayText(way, notice?.channel)]} />,
          variant: index === 0 ? 'solid' : 'outline',
        }))}
        pending={store.sending}
        onSelect={({ value }) => void (value === 'link' ? store.copy() : store.send(value))}
      />
      <Outcome store={store} />
    </>
  );
});

/** What came of the last press. */
const Outcome = observer(function Outcome({ store }: Pick<NoticeNoteProps, 'store'>) {
  const styles = useSlotRecipe(noticeRecipe);
  const intl = useIntl();
  const { failure, cause, tried, taken } = store;
  if (failure) {
    const isUnclear = tried === 'link' && (failure === 'failed' || failure === 'unknown');
    const text = isUnclear ? noticeMessages.linkFailed : noticeFailures[failure];
    return (
      <p className={styles.text} role="alert">
        {intl.formatMessage(cause ? deliveryReasonMessages[cause] : text)}
      </p>
    );
  }
  if (!taken) return null;
  if (taken.isCopied) {
    return (
      <p className={styles.text} role="status">
        <FormattedMessage {...noticeMessages.copied} />
      </p>
    );
  }
  return (
    <>
      <p className={styles.text} role="alert">
        <FormattedMessage {...noticeMessages.notCopied} />
      </p>
      <p className={styles.link}>{taken.link}</p>
      <CopyButton size="sm" text={taken.link} label={intl.formatMessage(noticeMessages.copyLink)} />
    </>
  );
});

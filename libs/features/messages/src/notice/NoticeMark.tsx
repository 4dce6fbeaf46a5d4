import type { Delivery } from '@forecourt/contract';
import { DateTime } from '@forecourt/ui/date-time';
import { Icon } from '@forecourt/ui/icon';
import { useSlotRecipe } from '@forecourt/ui/styling';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { FormattedMessage } from 'react-intl';
import { noticeRecipe } from './notice.recipe.ts';
import { noticeMessages } from './noticeMessages.ts';

/** At the newest message: how the email or SMS about it fares. */
export function NoticeMark({ notice: { state, channel, at } }: { notice: Delivery }) {
  const styles = useSlotRecipe(noticeRecipe);
  if (state === 'FAILED') {
    return (
      <span className={styles.mark} data-failed>
        <Icon icon={CircleAlert} size={16} />
        <FormattedMessage {...noticeMessages.failed} />
      </span>
    );
  }
  if (state === 'QUEUED') return <FormattedMessage {...noticeMessages.sending} />;
  const { delivered, sentBySms, sentByEmail } = noticeMessages;
  const sent = channel === 'SMS' ? sentBySms : sentByEmail;
  return (
    <>
      <FormattedMessage {...(state === 'DELIVERED' ? delivered : sent)} />{' '}
      <DateTime value={at} format="time" />
    </>
  );
}

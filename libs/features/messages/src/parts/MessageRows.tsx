import { formatDate } from '@forecourt/platform';
import { Button } from '@forecourt/ui/button';
import { DateTime } from '@forecourt/ui/date-time';
import { MessageBubble } from '@forecourt/ui/message-bubble';
import { useSlotStyles } from '@forecourt/ui/styling';
import { memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { conversationViewRecipe } from '../conversation/ConversationView.recipe.ts';
import type { ConversationRow } from '../conversation/rows.ts';
import { messages } from '../messages.ts';
import { plainText } from '../plainText.ts';
import { MessageText } from './MessageText.tsx';

export interface MessageRowProps {
  row: ConversationRow;
  /** The other side has read up to this message. */
  seen: boolean;
  /** Today's date as `formatDate` writes it. */
  today: string;
  /** Retries a failed message. */
  onRetry: (key: string) => void;
  /** Moves it back into the composer. */
  onTakeBack: (key: string) => void;
}

/** One row of a conversation. */
export const MessageRow = memo(function MessageRow(props: MessageRowProps) {
  const { row, seen, today, onRetry, onTakeBack } = props;
  const styles = useSlotStyles(conversationViewRecipe);
  if (row.kind === 'day') {
    return (
      <div className={styles.line} role="separator">
        <span className={styles.lineText}>
          <DayName at={row.at} today={today} />
        </span>
      </div>
    );
  }
  if (row.kind === 'unread') {
    return (
      <div className={styles.line} role="separator" data-unread>
        <span className={styles.lineText}>
          <FormattedMessage {...messages.unreadLine} />
        </span>
      </div>
    );
  }
  const joined = row.joined || undefined;
  if (row.kind === 'unsent') {
    const { key, text, state } = row.message;
    const stopped = state === 'failed' || state === 'refused';
    return (
      <div className={styles.message} data-joined={joined}>
        <MessageBubble
          side="ours"
          state={stopped ? 'failed' : 'sending'}
          onRetry={() => onRetry(key)}
        >
          <MessageText text={text} />
        </MessageBubble>
        {stopped && (
          <span className={styles.seen}>
            <Button size="sm" variant="ghost" onClick={() => onTakeBack(key)}>
              <FormattedMessage {...messages.takeBack} />
            </Button>
          </span>
        )}
      </div>
    );
  }
  const { message, closes } = row;
  return (
    <div className={styles.message} data-joined={joined}>
      <MessageBubble
        side={message.mine ? 'ours' : 'theirs'}
        author={row.joined || message.author === null ? undefined : plainText(message.author)}
        time={closes || !row.joined ? <DateTime value={message.at} format="time" /> : undefined}
      >
        <MessageText text={message.text} />
      </MessageBubble>
      {seen && (
        <span className={styles.seen}>
          <FormattedMessage {...messages.seen} />
        </span>
      )}
    </div>
  );
});

function DayName({ at, today }: { at: string; today: string }) {
  const intl = useIntl();
  const day = formatDate(at);
  if (day === today) return intl.formatMessage(messages.today);
  const next = formatDate(Date.parse(at) + 24 * 60 * 60 * 1000);
  return next === today ? intl.formatMessage(messages.yesterday) : day;
}

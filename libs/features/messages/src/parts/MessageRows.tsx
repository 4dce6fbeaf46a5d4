import { DAY_MS } from '@forecourt/contract';
import { formatDate } from '@forecourt/platform';
import { Button } from '@forecourt/ui/button';
import { DateTime } from '@forecourt/ui/date-time';
import { MessageBubble } from '@forecourt/ui/message-bubble';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { memo, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { conversationViewRecipe } from '../conversation/ConversationView.recipe.ts';
import type { ConversationRow } from '../conversation/rows.ts';
import { messages } from '../messages.ts';
import { plainText } from '../plainText.ts';
import type { FileTray } from '../files/FileTray.ts';
import { MessageFiles } from './MessageFiles.tsx';
import { MessageText } from './MessageText.tsx';
import { UnsentFiles } from './UnsentFiles.tsx';

export interface MessageRowProps {
  row: ConversationRow;
  /** The other side has read up to this message. */
  seen: boolean;
  /** At this side's newest message, until the other side has read it. */
  mark?: ReactNode;
  /** Today's date as `formatDate` writes it. */
  today: string;
  /** Retries a failed message. */
  onRetry: (key: string) => void;
  /** Moves it back into the composer. */
  onTakeBack: (key: string) => void;
  /** The files of unsent messages; null where messages have none. */
  tray: FileTray | null;
}

/** One row of a conversation. */
export const MessageRow = memo(function MessageRow(props: MessageRowProps) {
  const { row, seen, mark, today, onRetry, onTakeBack, tray } = props;
  const styles = useSlotRecipe(conversationViewRecipe);
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
    const { key, text, state, files = [] } = row.message;
    const stopped = state === 'failed' || state === 'refused';
    return (
      <div className={styles.message} data-joined={joined}>
        <MessageBubble
          side="ours"
          state={state === 'refused' ? 'failed' : stopped ? 'waiting' : 'sending'}
          onRetry={() => onRetry(key)}
        >
          {tray && files.length > 0 && (
            <UnsentFiles files={files} tray={tray} sending={state === 'sending'} />
          )}
          <Words text={text} isBelow={files.length > 0} />
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
        <MessageFiles files={message.files ?? []} />
        <Words text={message.text} isBelow={(message.files ?? []).length > 0} />
      </MessageBubble>
      {(seen || mark) && (
        <span className={styles.seen}>{seen ? <FormattedMessage {...messages.seen} /> : mark}</span>
      )}
    </div>
  );
});

/** The words of a message; below its files they are an element of their own. */
function Words({ text, isBelow }: { text: string; isBelow: boolean }) {
  if (!text) return null;
  return isBelow ? (
    <span>
      <MessageText text={text} />
    </span>
  ) : (
    <MessageText text={text} />
  );
}

function DayName({ at, today }: { at: string; today: string }) {
  const intl = useIntl();
  const day = formatDate(at);
  if (day === today) return intl.formatMessage(messages.today);
  const next = formatDate(Date.parse(at) + DAY_MS);
  return next === today ? intl.formatMessage(messages.yesterday) : day;
}

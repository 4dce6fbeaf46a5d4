import { formatDate } from '@forecourt/platform';
import { Button } from '@forecourt/ui/button';
import { ErrorState } from '@forecourt/ui/states';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { useVirtualizer } from '@tanstack/react-virtual';
import ArrowDown from 'lucide-react/icons/arrow-down';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ConversationStore } from '../conversation/ConversationStore.ts';
import { conversationViewRecipe } from '../conversation/ConversationView.recipe.ts';
import { RowBook } from '../conversation/RowBook.ts';
import { type ConversationRow, rememberDays } from '../conversation/rows.ts';
import { messages } from '../messages.ts';
import { MessageRow } from './MessageRows.tsx';
import { useKeptPlace } from './useKeptPlace.ts';
import { useSeen } from './useSeen.ts';

const ROW_PX = 64;
const TOP_ROW_PX = 56;

export interface MessageListProps {
  store: ConversationStore<unknown>;
  /** Label of the list. */
  label: string;
  /** Now, in epoch milliseconds, to decide which day is today. */
  now: () => number;
  /** At this side's newest message. */
  mark?: ReactNode;
}

/** The messages of a conversation, virtualized. */
export const MessageList = observer(function MessageList(props: MessageListProps) {
  const { store, label, now, mark } = props;
  const { log, unsent, dividerSeq, older } = store;
  const styles = useSlotRecipe(conversationViewRecipe);
  const intl = useIntl();
  const [element, setElement] = useState<HTMLDivElement | null>(null);
  const [book] = useState(() => new RowBook(rememberDays((at) => formatDate(at))));
  const rows = useMemo(
    () => book.rows(log.messages, unsent, dividerSeq),
    [log.messages, unsent, dividerSeq, book],
  );
  const keys = useMemo(() => rows.map(({ key }) => key), [rows]);
  const virtual = useVirtualizer<HTMLDivElement, Element>({
    count: rows.length,
    getScrollElement: () => element,
    estimateSize: () => ROW_PX,
    getItemKey: (index) => keys[index] ?? index,
    overscan: 8,
    paddingStart: TOP_ROW_PX,
    paddingEnd: 16,
    initialOffset: rows.length * ROW_PX,
    useFlushSync: false,
  });
  const height = virtual.getTotalSize();
  const onTop = useCallback(() => void store.loadOlder(), [store]);
  const { atEnd, toEnd } = useKeptPlace({ element, virtual, keys, height, onTop });
  const below = useSeen(store, atEnd);
  useFirstFill(element, height, onTop, older === 'ready');
  const onRetry = useCallback((key: string) => store.outbox.retry(key), [store]);
  const onTakeBack = useCallback((key: string) => store.takeBack(key), [store]);
  const today = formatDate(now());
  const ownSeq = lastOwn(rows);
  const seenSeq = ownSeq <= store.marks.theirReadSeq ? ownSeq : 0;
  const stopped = unsent.length;
  useEffect(() => {
    // an own new message is scrolled into view
    if (stopped > 0) toEnd();
  }, [stopped, toEnd]);

  return (
    <div className={styles.stage}>
      <div
        ref={setElement}
        className={styles.scroller}
        tabIndex={0}
        role="region"
        aria-label={label}
      >
        <div className={styles.canvas} style={{ height }} role="list">
          <div className={styles.top} role="listitem">
            {older === 'complete' && <FormattedMessage {...messages.start} />}
            {older === 'error' && (
              <ErrorState
                inline
                title={<FormattedMessage {...messages.olderFailed} />}
                onRetry={onTop}
              />
            )}
          </div>
          {virtual.getVirtualItems().map(({ key, index, start }) => {
            const row = rows[index];
            return row ? (
              <div
                key={key}
                ref={virtual.measureElement}
                data-index={index}
                role="listitem"
                className={styles.row}
                style={{ transform: `translateY(${start}px)` }}
              >
                <MessageRow
                  row={row}
                  today={today}
                  onRetry={onRetry}
                  onTakeBack={onTakeBack}
                  tray={store.tray}
                  seen={row.kind === 'message' && row.message.seq === seenSeq}
                  mark={row.kind === 'message' && row.message.seq === ownSeq ? mark : undefined}
                />
              </div>
            ) : null;
          })}
        </div>
      </div>
      {!atEnd && (
        <div className={styles.jump}>
          <Button
            size="sm"
            variant={below > 0 ? 'solid' : 'outline'}
            icon={ArrowDown}
            onClick={toEnd}
          >
            {below > 0
              ? intl.formatMessage(messages.jumpNew, { count: below })
              : intl.formatMessage(messages.jump)}
          </Button>
        </div>
      )}
    </div>
  );
});

/**
 * A page that does not fill the height cannot be scrolled, so the next one is loaded automatically.
 */
function useFirstFill(
  element: HTMLElement | null,
  height: number,
  onTop: () => void,
  ready: boolean,
): void {
  useEffect(() => {
    if (element && ready && height < element.clientHeight) onTop();
  }, [element, height, onTop, ready]);
}

/** This side's newest message; 0 without any. */
function lastOwn(rows: readonly ConversationRow[]): number {
  const row = rows.findLast((one) => one.kind === 'message' && one.message.mine);
  return row?.kind === 'message' ? row.message.seq : 0;
}

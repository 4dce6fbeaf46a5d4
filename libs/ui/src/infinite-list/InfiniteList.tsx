import { Fragment, memo, useCallback, useEffect, useImperativeHandle, useState } from 'react';
import type { CSSProperties, MouseEventHandler, ReactNode, Ref, RefCallback } from 'react';
import { RowSkeleton } from '../skeleton/Skeleton.tsx';
import { EmptyState, EndMessage, ErrorState } from '../states/States.tsx';
import { useSlotRecipe } from '../styling/useRecipe.ts';
import { useUiText } from '../text/UiTextProvider.tsx';
import { infiniteListRecipe } from './InfiniteList.recipe.ts';
import { useLoadMore } from './useLoadMore.ts';
import type { RowHeights } from './rowHeights.ts';
import { useRowMotion } from './useRowMotion.ts';
import { useRows } from './useRows.ts';
import type { ListPosition } from './useRows.ts';

export type { ListPosition } from './useRows.ts';

/** Methods of a list for its parent. */
export interface ListHandle {
  /** Scrolls a row into view, moving as little as possible. */
  scrollToIndex: (index: number) => void;
  scrollToTop: () => void;
}

/** Attributes that position an element as a list item and number it. Spread it. */
export interface RowPlace {
  ref?: RefCallback<HTMLElement>;
  role: 'listitem';
  'aria-posinset': number;
  'aria-setsize': number;
  'data-index': number;
  'data-key'?: string;
  style: CSSProperties;
}

export interface InfiniteListProps<T> {
  items: readonly T[];
  getKey: (item: T) => string;
  /**
   * Renders a row's content. Keep its identity between renders: rows then render only when they
   * change.
   */
  renderItem?: (item: T, index: number) => ReactNode;
  /**
   * Renders a row as a single element that takes `place`, one element less per row than
   * `renderItem`.
   */
  renderRow?: (item: T, place: RowPlace) => ReactNode;
  /** ready: more may come; loading; complete: no more; error: the last page failed (spec §4). */
  status: 'ready' | 'loading' | 'complete' | 'error';
  onLoadMore: () => void;
  onRetry: MouseEventHandler<HTMLButtonElement>;
  /** Names the list for screen readers. */
  label: string;
  /** Height of every row in px; with `measured` only an estimate. @default 56 */
  rowHeight?: number;
  /** Rows differ in height and are measured. @default false */
  measured?: boolean;
  /**
   * Rows contain nothing focusable: the list takes the focus, so that keys scroll it. @default
   * false
   */
  plainRows?: boolean;
  /** Placeholder of a loading row. @default RowSkeleton */
  skeleton?: ReactNode;
  /** Number of skeletons in the first load. @default 10 */
  skeletonCount?: number;
  /** Shown when complete without items. @default EmptyState 'No results :(' */
  empty?: ReactNode;
  /** Shown after the last item. @default 'No more data :)' */
  end?: ReactNode;
  /** @default 'Opps, something went wrong :(' */
  errorTitle?: ReactNode;
  /** Under the title when there are no items. */
  errorText?: ReactNode;
  /** Initial position, from an earlier `onLeave`. */
  position?: ListPosition;
  /** Called with the position when the list unmounts. */
  onLeave?: (details: { position: ListPosition }) => void;
  ref?: Ref<ListHandle>;
}

/**
 * A list that loads more on scroll and renders only the visible rows. It scrolls itself: give it a
 * parent of a definite height (a flex column does).
 */
export function InfiniteList<T>(props: InfiniteListProps<T>) {
  const { items, getKey, renderItem, renderRow, status, onLoadMore, label } = props;
  const { rowHeight = 56, measured = false, position, onLeave, ref } = props;
  const styles = useSlotRecipe(infiniteListRecipe);
  const [root, setRoot] = useState<HTMLDivElement | null>(null);
  const keyOf = useCallback((index: number) => getKey(items[index] as T), [items, getKey]);
  const rows = useRows({ root, count: items.length, keyOf, rowHeight, measured, position });
  const { heights, drawn } = rows;
  const height = heights.total;
  const startOf = (index: number) => heights.startOf(index);
  useRowMotion({ root, items, getKey, drawn, startOf });

  useLoadMore(root, status === 'ready', height, onLoadMore);
  useImperativeHandle(ref, () => ({
    scrollToIndex: (index) => root && scrollTo(root, heights, index),
    scrollToTop: () => {
      // Newer browsers return a promise, which an effect would take for its cleanup.
      void root?.scrollTo({ top: 0 });
    },
  }));
  const { positionNow } = rows;
  useEffect(() => {
    if (!root || !onLeave) return;
    return () => onLeave({ position: positionNow() });
  }, [root, onLeave, positionNow]);

  const loading = status === 'loading' || (status === 'ready' && items.length === 0);
  return (
    <div
      ref={setRoot}
      className={styles.root}
      tabIndex={items.length === 0 ? undefined : props.plainRows ? 0 : -1}
    >
      <div
        role={items.length > 0 ? 'list' : undefined}
        aria-label={items.length > 0 ? label : undefined}
        aria-busy={loading || undefined}
        className={styles.canvas}
        style={{ height }}
      >
        {items.slice(drawn.first, drawn.last + 1).map((item, offset) => {
          const index = drawn.first + offset;
          return (
            <Row
              key={getKey(item)}
              id={getKey(item)}
              start={heights.startOf(index)}
              index={index}
              count={status === 'complete' ? items.length : -1}
              item={item}
              renderItem={renderItem as RowProps['renderItem']}
              renderRow={renderRow as RowProps['renderRow']}
              measure={rows.measure}
            />
          );
        })}
      </div>
      {/* Another element after loading: the foot appears below the rows instead of jumping there. */}
      <div key={String(loading)} className={styles.foot} style={{ top: height }}>
        <Foot {...props} loading={loading} />
      </div>
    </div>
  );
}

interface RowProps {
  id: string;
  start: number;
  index: number;
  count: number;
  item: unknown;
  renderItem?: (item: unknown, index: number) => ReactNode;
  renderRow?: (item: unknown, place: RowPlace) => ReactNode;
  measure?: RefCallback<HTMLElement>;
}

/** Scrolls a row into view, moving as little as possible. */
function scrollTo(root: HTMLElement, heights: RowHeights, index: number): void {
  const [start, end] = [heights.startOf(index), heights.startOf(index + 1)];
  if (start < root.scrollTop) root.scrollTop = start;
  else if (end > root.scrollTop + root.clientHeight) root.scrollTop = end - root.clientHeight;
}

/** One row; scrolling past it does not render it again. */
const Row = memo(function Row(props: RowProps) {
  const { id, start, index, count, item, renderItem, renderRow, measure } = props;
  const place: RowPlace = {
    ref: measure,
    role: 'listitem',
    'aria-posinset': index + 1,
    'aria-setsize': count,
    'data-index': index,
    'data-key': measure && id,
    style: { position: 'absolute', insetInline: 0, top: 0, transform: `translateY(${start}px)` },
  };
  return renderRow ? renderRow(item, place) : <div {...place}>{renderItem?.(item, index)}</div>;
});

type FootProps = Omit<
  InfiniteListProps<never>,
  'items' | 'getKey' | 'renderItem' | 'renderRow' | 'ref'
> & {
  items: readonly unknown[];
  loading: boolean;
};

function Foot(props: FootProps) {
  const { items, status, loading, onRetry, skeleton, skeletonCount = 10 } = props;
  const text = useUiText();
  if (status === 'error') {
    const inline = items.length > 0;
    return (
      <ErrorState inline={inline} title={props.errorTitle} onRetry={onRetry}>
        {!inline && props.errorText}
      </ErrorState>
    );
  }
  if (loading) {
    const count = items.length === 0 ? skeletonCount : 2;
    return (
      <div role="status" aria-label={text.loading}>
        {Array.from({ length: count }, (_, row) => (
          <Fragment key={row}>{skeleton ?? <RowSkeleton />}</Fragment>
        ))}
      </div>
    );
  }
  if (status !== 'complete') return null;
  if (items.length > 0) return <EndMessage>{props.end}</EndMessage>;
  return props.empty ?? <EmptyState title={text.noResults} />;
}

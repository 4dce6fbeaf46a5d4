import type { Flow, SavedViewList } from '@forecourt/contract';
import { type LazyValue, lazyValue, useLazyValue } from '@forecourt/platform/lazy-part';
import { Button, type ButtonProps } from '@forecourt/ui/button';
import { Menu } from '@forecourt/ui/menu';
import { Popover } from '@forecourt/ui/popover';
import { Skeleton } from '@forecourt/ui/skeleton';
import { useSlotRecipe } from '@forecourt/ui/styling';
import Bookmark from 'lucide-react/icons/bookmark';
import Columns3 from 'lucide-react/icons/columns-3';
import ListFilter from 'lucide-react/icons/list-filter';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import type { ListKit } from '../views/index.ts';
import type { FilteredList } from '../views/FilteredList.ts';
import type { Go, ListLinks } from './definition.ts';
import { countFilters, me } from './filters.ts';
import type { ListStore } from './ListStore.ts';
import { listToolsRecipe } from './ListTools.recipe.ts';
import { toolMessages as messages, toolSentences as sentences } from './messages.ts';

/** Filters and saved views of a list. */
export interface ListViews {
  list: SavedViewList;
  flow: Flow;
  /** Their code, with the stores of the current branch. */
  kit: LazyValue<ListKit>;
}

interface ListToolsOptions<Item extends { id: string }, Status extends string> {
  /** Null for a list without filters. */
  of: ListViews | null;
  store: ListStore<Item, Status>;
  links: ListLinks;
  go: Go;
  /** A button of its own shows the filter by the user, so that it needs no chip. */
  hasMine: boolean;
  /** The columns beside the text of a row, in their order; null where rows are cards. */
  columns: readonly { id: string; header: MessageDescriptor }[] | null;
}

/** What a list shows of filters and views: beside its search, beside its tabs, above its rows. */
export interface ListToolsParts {
  filter: ReactNode;
  views: ReactNode;
  display: ReactNode;
  chips: ReactNode;
  dialog: ReactNode;
}

const nothing: ListToolsParts = {
  filter: null,
  views: null,
  display: null,
  chips: null,
  dialog: null,
};

/** Of a list without filters: never loaded. */
const none = lazyValue<ListKit>(() => new Promise(() => undefined));

/** The parts of a list's filters and views. Must be called by an observer. */
export function useListTools<Item extends { id: string }, Status extends string>(
  options: ListToolsOptions<Item, Status>,
): ListToolsParts {
  const { of, store, links, go, hasMine, columns } = options;
  const styles = useSlotRecipe(listToolsRecipe);
  const [isWanted, setWanted] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const { filters, partner } = store;
  const { view, agent } = filters;
  const count = countFilters(filters);
  const hasChips = of !== null && count > (hasMine && agent === me ? 1 : 0);
  const isNeeded = isWanted || isOpen || hasChips || view !== undefined;
  const { value: kit } = useLazyValue(of?.kit ?? none, of !== null && isNeeded);
  const [list, flow] = [of?.list, of?.flow];
  const filtered = useMemo(
    () =>
      kit && list && flow
        ? new kit.FilteredList({ list, request_type: flow }, store, links, go)
        : null,
    [kit, list, flow, store, links, go],
  );
  const asksForViews = isOpen || view !== undefined;
  useEffect(() => {
    if (kit && asksForViews && partner?.id) void kit.views.load();
  }, [kit, asksForViews, partner?.id]);
  const open = kit?.views.find(view);
  useEffect(() => {
    if (view === undefined) store.display.follow(null);
    else if (open) filtered?.follow(open);
  }, [store, filtered, view, open]);
  if (!of) return nothing;
  const shown = kit && filtered ? { kit, list: filtered } : null;
  return {
    filter: <FilterButton count={count} shown={shown} onWanted={() => setWanted(true)} />,
    views: <ViewsButton viewId={view} shown={shown} isOpen={isOpen} onOpen={setOpen} />,
    display: columns && (
      <DisplayButton columns={columns} shown={shown} onWanted={() => setWanted(true)} />
    ),
    chips: hasChips && (
      <div className={styles.chips}>
        {shown && (
          <shown.kit.FilterChips
            list={shown.list}
            people={shown.kit.people}
            views={shown.kit.views}
          />
        )}
      </div>
    ),
    dialog: shown && <Dialog shown={shown} store={store} />,
  };
}

/** The code and the stores, once they are there. */
interface Shown {
  kit: ListKit;
  list: FilteredList;
}

interface ToolProps {
  label: string;
  button: Pick<ButtonProps, 'icon' | 'size' | 'variant' | 'title'>;
  /** What the button says. */
  text: ReactNode;
  shown: Shown | null;
  onWanted(): void;
  children(shown: Shown, close: () => void): ReactNode;
}

/** A button with a panel whose code is loaded when it is wanted. */
function Tool({ label, button, text, shown, onWanted, children }: ToolProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(listToolsRecipe);
  return (
    <Popover
      label={label}
      placement="bottom-end"
      trigger={({ onClick, ...trigger }) => (
        <Button
          {...trigger}
          {...button}
          onClick={() => {
            onWanted();
            onClick();
          }}
        >
          {text}
        </Button>
      )}
    >
      {(close) =>
        shown ? (
          children(shown, close)
        ) : (
          <div
            role="status"
            className={styles.wait}
            aria-label={intl.formatMessage(messages.loading)}
          >
            <Skeleton width="100%" height="36px" />
          </div>
        )
      }
    </Popover>
  );
}

interface FilterButtonProps extends Pick<ToolProps, 'shown' | 'onWanted'> {
  /** How many filters are active. */
  count: number;
}

function FilterButton({ count, ...tool }: FilterButtonProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(listToolsRecipe);
  const label = intl.formatMessage(messages.filter);
  return (
    <Tool
      {...tool}
      label={label}
      button={{ icon: ListFilter }}
      text={
        <>
          <span className={styles.word}>{label}</span>
          {count > 0 && (
            <>
              <span aria-hidden className={styles.count}>
                {intl.formatNumber(count)}
              </span>
              <span className={styles.said}>
                {' '}
                {intl.formatMessage(sentences.active, { count })}
              </span>
            </>
          )}
        </>
      }
    >
      {({ kit, list }, close) => (
        <kit.FilterPanel list={list} people={kit.people} onClose={close} />
      )}
    </Tool>
  );
}

interface DisplayButtonProps extends Pick<ToolProps, 'shown' | 'onWanted'> {
  columns: readonly { id: string; header: MessageDescriptor }[];
}

function DisplayButton({ columns, ...tool }: DisplayButtonProps) {
  const styles = useSlotRecipe(listToolsRecipe);
  const label = useIntl().formatMessage(messages.display);
  return (
    <Tool
      {...tool}
      label={label}
      button={{ icon: Columns3, size: 'sm', variant: 'ghost', title: label }}
      text={<span className={styles.view}>{label}</span>}
    >
      {({ kit, list }, close) => (
        <kit.DisplayPanel list={list} views={kit.views} columns={columns} onClose={close} />
      )}
    </Tool>
  );
}

interface ViewsButtonProps {
  /** The view that was opened. */
  viewId: string | undefined;
  shown: Shown | null;
  isOpen: boolean;
  onOpen(open: boolean): void;
}

const ViewsButton = observer(function ViewsButton(props: ViewsButtonProps) {
  const { viewId, shown, isOpen, onOpen } = props;
  const intl = useIntl();
  const styles = useSlotRecipe(listToolsRecipe);
  const view = shown?.kit.views.find(viewId);
  const label = view
    ? intl.formatMessage(sentences.view, { name: view.name })
    : intl.formatMessage(messages.views);
  return (
    <Menu.Root
      positioning={{ placement: 'bottom-end' }}
      open={isOpen && shown !== null}
      onOpenChange={({ open }) => onOpen(open)}
    >
      <Menu.Trigger asChild>
        <Button
          size="sm"
          variant={view ? 'subtle' : 'ghost'}
          icon={Bookmark}
          aria-label={label}
          title={label}
        >
          <bdi className={styles.view}>{view ? view.name : intl.formatMessage(messages.views)}</bdi>
        </Button>
      </Menu.Trigger>
      <Menu.Content aria-label={intl.formatMessage(messages.views)}>
        {shown && <shown.kit.ViewItems list={shown.list} views={shown.kit.views} />}
      </Menu.Content>
    </Menu.Root>
  );
});

interface DialogProps<Item extends { id: string }, Status extends string> {
  shown: Shown;
  store: ListStore<Item, Status>;
}

const Dialog = observer(function Dialog<Item extends { id: string }, Status extends string>({
  shown: { kit, list },
  store,
}: DialogProps<Item, Status>) {
  const intl = useIntl();
  return (
    <kit.ViewDialog
      list={list}
      people={kit.people}
      views={kit.views}
      tabLabel={intl.formatMessage(store.tab.label)}
    />
  );
});

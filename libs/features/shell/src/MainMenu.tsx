import { Badge, SoonBadge } from '@forecourt/ui/badge';
import { Icon } from '@forecourt/ui/icon';
import { IconButton } from '@forecourt/ui/icon-button';
import { useNavigation } from '@forecourt/ui/navigation';
import { Skeleton } from '@forecourt/ui/skeleton';
import { ErrorState } from '@forecourt/ui/states';
import { useSlotRecipe } from '@forecourt/ui/styling';
import ChevronRight from 'lucide-react/icons/chevron-right';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { isBelow, type MenuGroup, type SoonEntry } from './menu.ts';
import { messages } from './messages.ts';
import { mainMenuRecipe } from './parts/MainMenu.recipe.ts';
import { RailGroup } from './parts/RailGroup.tsx';
import type { ShellStore } from './ShellStore.ts';
import { useMenuShape } from './useMenuShape.ts';

/** Loading state of the branch's areas. */
export type MenuState = 'loading' | 'failed' | 'ready';

export interface MainMenuProps {
  store: ShellStore;
  /** The branch's areas. */
  groups: readonly MenuGroup[];
  /** Whether the areas have loaded. @default ready */
  state?: MenuState;
  /** Reloads the areas after a failure. */
  onRetry?: () => void;
  /** Entries that are not available yet. */
  soon?: readonly SoonEntry[];
  /** Address of the current page. */
  currentPath: string;
}

/** Areas and their pages; the current page's group is expanded (spec §2). */
export const MainMenu = observer(function MainMenu({
  store,
  groups,
  state = 'ready',
  onRetry,
  soon = [],
  currentPath,
}: MainMenuProps) {
  const styles = useSlotRecipe(mainMenuRecipe);
  const isRail = useMenuShape(store).shape === 'rail';
  return (
    <div className={styles.root}>
      {groups.length === 0 && <NoGroups isRail={isRail} state={state} onRetry={onRetry} />}
      <ul className={styles.list}>
        {groups.map((group) =>
          isRail ? (
            <RailGroup key={group.id} group={group} currentPath={currentPath} />
          ) : (
            <Group key={group.id} store={store} group={group} currentPath={currentPath} />
          ),
        )}
      </ul>
      {soon.length > 0 && (
        <ul className={styles.list}>
          {soon.map((entry) => (
            <Soon key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
    </div>
  );
});

interface NoGroupsProps extends Required<Pick<MainMenuProps, 'state'>> {
  /** There is room for icons only. */
  isRail: boolean;
  onRetry?: () => void;
}

function NoGroups({ isRail, state, onRetry }: NoGroupsProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(mainMenuRecipe);
  if (state === 'ready')
    return <p className={styles.none}>{intl.formatMessage(messages.noAreas)}</p>;
  if (state === 'failed') {
    const title = intl.formatMessage(messages.areasFailed);
    if (isRail) return <FailedRail title={title} onRetry={onRetry} />;
    return <ErrorState inline title={title} onRetry={onRetry} />;
  }
  return (
    <div
      role="status"
      aria-label={intl.formatMessage(messages.areasLoading)}
      className={styles.waiting}
    >
      {['70%', '55%', '62%'].map((width) => (
        <Skeleton key={width} width={isRail ? '20px' : width} height="20px" />
      ))}
    </div>
  );
}

/** Of a failure, the rail has room for the way on; its words are read, and shown on pointing. */
function FailedRail({ title, onRetry }: { title: string; onRetry?: () => void }) {
  const intl = useIntl();
  const styles = useSlotRecipe(mainMenuRecipe);
  const retry = intl.formatMessage(messages.retryMenu);
  return (
    <div role="alert">
      <p className={styles.none}>{title}</p>
      <IconButton icon={RefreshCw} label={retry} onClick={onRetry} />
    </div>
  );
}

interface GroupProps {
  store: ShellStore;
  group: MenuGroup;
  currentPath: string;
}

const Group = observer(function Group({ store, group, currentPath }: GroupProps) {
  const { id, label, icon, links, path } = group;
  const { Link } = useNavigation();
  const intl = useIntl();
  const styles = useSlotRecipe(mainMenuRecipe);
  const linksId = useId();
  const isCurrent = isBelow(currentPath, path);
  const open = store.isGroupOpen(id, isCurrent);
  return (
    <li>
      <button
        type="button"
        className={styles.head}
        aria-expanded={open}
        aria-controls={open ? linksId : undefined}
        onClick={() => store.toggleGroup(id, isCurrent)}
      >
        <Icon icon={icon} size={18} />
        <span className={styles.label}>{intl.formatMessage(label)}</span>
        <Icon icon={ChevronRight} size={14} />
      </button>
      {open && (
        <ul id={linksId} className={styles.links}>
          {links.map((link) => (
            <li key={link.path}>
              <Link
                href={link.path}
                className={styles.link}
                aria-current={isBelow(currentPath, link.path) ? 'page' : undefined}
                onClick={() => store.showMainMenu(false)}
              >
                <span className={styles.label}>{intl.formatMessage(link.label)}</span>
                {link.count ? <Badge tone="accent">{link.count}</Badge> : null}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
});

function Soon({ entry: { label, icon, path } }: { entry: SoonEntry }) {
  const { Link } = useNavigation();
  const intl = useIntl();
  const styles = useSlotRecipe(mainMenuRecipe);
  return (
    <li>
      <Link
        href={path}
        aria-disabled="true"
        className={styles.soon}
        title={intl.formatMessage(label)}
        onClick={(event) => event.preventDefault()}
      >
        <Icon icon={icon} size={18} />
        <span className={styles.label}>{intl.formatMessage(label)}</span>
        <span className={styles.soonBadge}>
          <SoonBadge />
        </span>
      </Link>
    </li>
  );
}

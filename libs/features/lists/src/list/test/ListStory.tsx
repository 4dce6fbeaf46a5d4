import { StoryRouter } from '@forecourt/testing/story';
import { type LinkComponentProps, NavigationProvider } from '@forecourt/ui/navigation';
import { type ReactNode, useEffect, useLayoutEffect, useMemo } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { Go } from '../definition.ts';
import { filterParams, filtersIn, type ListFilters } from '../filters.ts';
import type { ListPlace } from '../ListStore.ts';

/** The list's address, and the name of its search parameter. */
export interface StoryAddress {
  definition: { path: string; tabs: readonly { path: string }[] };
  searchParam: 'name' | 'plate';
}

/** The parts of a list's store that a story uses. */
interface ShownStore {
  open(place: ListPlace): Promise<void>;
  clear(): void;
}

export interface ListStoryProps extends StoryAddress {
  store: ShownStore;
  /** Last part of the tab's address. */
  tab?: string;
  /** The name or plate to search for. */
  search?: string;
  filters?: ListFilters;
  /** Renders the list. */
  children: (go: Go) => ReactNode;
}

/** A list with its own router; for other addresses it shows the address. */
export function ListStory({ tab = '', search = '', filters, ...rest }: ListStoryProps) {
  return (
    <StoryRouter at={addressOf(rest, tab, search, filters)}>
      <Place {...rest} />
    </StoryRouter>
  );
}

/** Address of a tab with a search, and of an overlay. */
export function addressOf(
  { definition, searchParam }: StoryAddress,
  tab: string,
  search: string,
  filters: ListFilters = {},
): string {
  const query = new URLSearchParams({
    ...(search && { [searchParam]: search }),
    ...filterParams(filters),
  });
  return definition.path + (tab && `/${tab}`) + (query.size > 0 ? `?${query}` : '');
}

function Place({
  store,
  children,
  definition,
  searchParam,
}: Omit<ListStoryProps, 'tab' | 'filters'>) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const navigation = useMemo(
    () => ({ Link: RouterLink, back: () => void navigate(-1) }),
    [navigate],
  );
  const tab = tabOf(definition, pathname);
  useLayoutEffect(() => {
    const params = new URLSearchParams(search);
    const text = params.get(searchParam) ?? '';
    if (tab !== null) void store.open({ tab, search: text, ...filtersIn(params) });
  }, [store, tab, search, searchParam]);
  // Cancel pending refetches, so that they do not reach into the next story.
  useEffect(() => () => store.clear(), [store]);
  return (
    <NavigationProvider value={navigation}>
      {tab !== null ? (
        <div style={{ height: '100dvh' }}>
          {children((href, options) => void navigate(href, options))}
        </div>
      ) : (
        <main>
          {`Now at ${pathname}${search} `}
          <button onClick={() => void navigate(-1)}>Back</button>
        </main>
      )}
    </NavigationProvider>
  );
}

function RouterLink({ href, ...rest }: LinkComponentProps) {
  return <Link to={href} {...rest} />;
}

function tabOf({ path, tabs }: StoryAddress['definition'], pathname: string): string | null {
  if (!`${pathname}/`.startsWith(`${path}/`)) return null;
  const tab = pathname.slice(path.length + 1);
  return tabs.some((one) => one.path === tab) ? tab : null;
}

import type { EarlyCalls } from '@forecourt/api-client/early';
import { flowOfList } from './requestLists.ts';

export interface Destination {
  config: Promise<unknown>;
  /** Id of the branch chosen on this device. */
  branch: string | null;
  pathname: string;
  search: string;
}

/** Prefetches the session, the branches' areas, and the list that the address shows. */
export async function prefetchCalls(
  calls: Pick<EarlyCalls, 'ask'>,
  to: Destination,
): Promise<void> {
  const { api_url } = (await to.config) as { api_url: string };
  const base = `${api_url.replace(/\/$/, '')}/api`;
  const ask = (path: string): Promise<unknown> => calls.ask(base + path);
  void ask('/session');
  const branches = ask('/my/partners').then((body) => idsOf((body as Branches).partners));
  // The branch of the last visit is almost certainly still available.
  const id = to.branch ?? (await branches)[0];
  if (id === undefined) return;
  void ask(`/partners/${encodeURIComponent(id)}/customisations`);
  const type = flowOfList(to.pathname);
  if (!type) return;
  const params = new URLSearchParams(to.search);
  // The app asks for less where the address has filters.
  if (filtersOfLists.some((filter) => params.has(filter))) return;
  const name = params.get('name')?.trim();
  const what = (more: Record<string, string>): string =>
    String(new URLSearchParams({ type, partner_id: id, ...more, ...(name && { name }) }));
  void ask(`/requests?${what({ limit: '10' })}`);
  void ask(`/requests/counts?${what({})}`);
}

const filtersOfLists = ['agent', 'delivery', 'from', 'period', 'plan', 'to'];

interface Branches {
  partners: readonly { id: string }[];
}

const idsOf = (branches: readonly { id: string }[]): string[] => branches.map(({ id }) => id);

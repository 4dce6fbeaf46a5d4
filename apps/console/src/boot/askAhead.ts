import { inlineConfigId } from '@forecourt/api-client/early';
import type { EarlyCalls } from '@forecourt/api-client/early';
import { flowOfList } from './requestLists.ts';

/** The runtime config embedded in the page, otherwise the file's content. */
export function readConfig(): Promise<unknown> {
  const block = document.getElementById(inlineConfigId)?.textContent;
  if (block) return Promise.resolve(JSON.parse(block));
  const config = fetch('/config.json').then((answer) => {
    if (!answer.ok) throw new Error(`/config.json answered ${answer.status}`);
    return answer.json() as Promise<unknown>;
  });
  config.catch(() => undefined);
  return config;
}

export interface Destination {
  config: Promise<unknown>;
  /** Id of the branch chosen on this device. */
  branch: string | null;
  pathname: string;
  search: string;
}

/** Prefetches the session, the branches' areas, and the list that the address shows. */
export async function askAhead(calls: Pick<EarlyCalls, 'ask'>, to: Destination): Promise<void> {
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

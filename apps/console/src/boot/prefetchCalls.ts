import { pageSize } from '@forecourt/contract';
import * as paths from '@forecourt/contract/paths';
import type { Ask } from './bootPage.ts';
import { flowOfList } from './requestLists.ts';

export interface Destination {
  /** Id of the branch chosen on this device. */
  branch: string | null;
  pathname: string;
  search: string;
}

/** Prefetches the session, the branches' areas, and the list that the address shows. */
export async function prefetchCalls(ask: Ask, to: Destination): Promise<void> {
  void ask(paths.getSession);
  const branches = ask(paths.listMyPartners);
  // The branch of the last visit is almost certainly still available.
  const id = to.branch ?? ((await branches) as Branches).partners[0]?.id;
  if (id === undefined) return;
  void ask(paths.listPartnerCustomisations, { id });
  const type = flowOfList(to.pathname);
  if (!type) return;
  const params = new URLSearchParams(to.search);
  // The app asks for less where the address has filters.
  if (filtersOfLists.some((filter) => params.has(filter))) return;
  const name = params.get('name')?.trim();
  const place = { type, partner_id: id };
  void ask(paths.listRequests, {}, { ...place, limit: pageSize, name });
  void ask(paths.countRequests, {}, { ...place, name });
}

const filtersOfLists = ['agent', 'channel', 'delivery', 'from', 'period', 'plan', 'reached', 'to'];

interface Branches {
  partners: readonly { id: string }[];
}

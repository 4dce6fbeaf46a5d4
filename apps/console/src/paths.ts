import { addresses, buildAddress } from '@forecourt/contract';
import type { CarListLinks } from '@forecourt/feature-lists/cars';
import type { DealerListLinks, DealerPlace } from '@forecourt/feature-lists/dealers';
import { filterParams, type ListFilters } from '@forecourt/feature-lists/filters';
import type { RequestListLinks } from '@forecourt/feature-lists/requests';
import type { ThreadListLinks } from '@forecourt/feature-lists/threads';
import type { FlowDefinition } from '@forecourt/flow-definition';
import { withTimeline } from '@forecourt/feature-timeline/param';

/** Queries of the directory's address: a group's members, and another order. */
export const [GROUP_PARAM, SORT_PARAM] = ['group', 'sort'] as const;

/** Addresses that belong to no flow (spec §2). A flow's own are part of its definition. */
export const paths = {
  root: '/',
  integrations: '/settings/integrations',
  system: '/system',
  ...addresses,
} as const;

/** Address of a flow's report, or of a page below it. */
export function reportPath({ path }: Pick<FlowDefinition, 'path'>, id: string, below = ''): string {
  return buildAddress(addresses.report, { flow: path, id }) + (below && `/${below}`);
}

/** The list that a report was opened from, for its back link; omitted for a flow's first list. */
const from = (list: 'cars' | 'buyers') => `?from=${list}`;

/** The addresses that a flow's request list links to. */
export function requestListLinks(flow: FlowDefinition): RequestListLinks {
  const { tab, search, create } = placesOf(flow.requestList.path, 'name');
  return {
    create,
    privacy: (id) => `${paths.privacy}?erase=${encodeURIComponent(id)}`,
    tab: (part, name, filters) => tab(part) + search(name, filters),
    report: (id) => reportPath(flow, id),
    timeline: (part, name, id, filters) => tab(part) + withTimeline(search(name, filters), id),
  };
}

/** The addresses that a flow's car list links to. */
export function carListLinks(flow: FlowDefinition): CarListLinks {
  const { tab, search, create } = placesOf(flow.cars.path, 'plate');
  return {
    tab: (part, plate, filters) => tab(part) + search(plate, filters),
    create,
    report: (id) => reportPath(flow, id) + from('cars'),
    asset: (part, plate, number) => `${tab(part)}/full/${search(plate)}#${number}`,
  };
}

/** The addresses that a flow's list of buyers links to. */
export function buyerListLinks(flow: FlowDefinition, path: string): ThreadListLinks {
  const { tab, search } = placesOf(path, 'name');
  return {
    tab: (part, name) => tab(part) + search(name),
    thread: (requestId, id) =>
      reportPath(flow, requestId, `buyers/${encodeURIComponent(id)}`) + from('buyers'),
    report: (requestId) => reportPath(flow, requestId) + from('buyers'),
  };
}

/** The addresses that a flow's directory of dealers links to. */
export function dealerListLinks(path: string): DealerListLinks {
  const at = ({ tab, search, group, sort }: DealerPlace, below = '') => {
    const asked = new URLSearchParams({
      ...(search && { q: search }),
      ...(group && { [GROUP_PARAM]: group }),
      ...(sort && { [SORT_PARAM]: sort }),
    });
    const parts = [path, tab, below].filter(Boolean).join('/');
    return asked.size > 0 ? `${parts}?${asked}` : parts;
  };
  return {
    list: (place) => at(place),
    create: (place) => at(place, 'create'),
    edit: (place, id) => at(place, `edit/${encodeURIComponent(id)}`),
    import: (place) => at(place, 'import'),
  };
}

/** The path segments of a list's addresses, with the name of its search parameter. */
function placesOf(path: string, searchParam: 'name' | 'plate') {
  const search = (text: string, filters: ListFilters = {}) => {
    const asked = new URLSearchParams({
      ...(text && { [searchParam]: text }),
      ...filterParams(filters),
    });
    return asked.size > 0 ? `?${asked}` : '';
  };
  const tab = (part: string) => (part ? `${path}/${part}` : path);
  const create = (part: string, text: string) => `${tab(part)}/create${search(text)}`;
  return { tab, search, create };
}

import { addresses, buildAddress } from '@forecourt/contract';
import type { CarListLinks } from '@forecourt/feature-lists/cars';
import type { RequestListLinks } from '@forecourt/feature-lists/requests';
import type { ThreadListLinks } from '@forecourt/feature-lists/threads';
import type { FlowDefinition } from '@forecourt/flow-definition';
import { withTimeline } from '@forecourt/feature-timeline/param';

/** Query of a list's address that filters failed deliveries: `?delivery=failed`. */
export const DELIVERY_PARAM = 'delivery';

/** Addresses that belong to no flow (spec §2). A flow's own are part of its definition. */
export const paths = { root: '/', ...addresses } as const;

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
    tab: (part, name, undelivered) => tab(part) + search(name, undelivered),
    report: (id) => reportPath(flow, id),
    timeline: (part, name, id, undelivered) =>
      tab(part) + withTimeline(search(name, undelivered), id),
  };
}

/** The addresses that a flow's car list links to. */
export function carListLinks(flow: FlowDefinition): CarListLinks {
  const { tab, search, create } = placesOf(flow.cars.path, 'plate');
  return {
    tab: (part, plate) => tab(part) + search(plate),
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

/** The path segments of a list's addresses, with the name of its search parameter. */
function placesOf(path: string, searchParam: 'name' | 'plate') {
  const search = (text: string, undelivered = false) => {
    const asked = new URLSearchParams({
      ...(text && { [searchParam]: text }),
      ...(undelivered && { [DELIVERY_PARAM]: 'failed' }),
    });
    return asked.size > 0 ? `?${asked}` : '';
  };
  const tab = (part: string) => (part ? `${path}/${part}` : path);
  const create = (part: string, text: string) => `${tab(part)}/create${search(text)}`;
  return { tab, search, create };
}

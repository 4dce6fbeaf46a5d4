import { type Flow, flowOrder, requestListPath } from '@forecourt/contract';

/** The flow whose request list an address shows, on its first tab. */
export function flowOfList(pathname: string): Flow | undefined {
  const path = pathname.replace(/\/$/, '');
  return flowOrder.find((flow) => requestListPath(flow) === path);
}

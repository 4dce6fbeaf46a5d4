/** Query parameter that opens the timeline of a request over its list. */
const param = 'timeline';

/** The request whose timeline an address shows; null if none. */
export function timelineOf(search: string): string | null {
  return new URLSearchParams(search).get(param);
}

/** The address's query with the timeline of a request, or without any. */
export function withTimeline(search: string, requestId: string | null): string {
  const query = new URLSearchParams(search);
  if (requestId === null) query.delete(param);
  else query.set(param, requestId);
  const text = query.toString();
  return text && `?${text}`;
}

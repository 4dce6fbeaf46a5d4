/** What staff can do without a network; it is sent later. */
export type Act =
  | { type: 'archive'; requestId: string; name: string }
  | { type: 'read'; conversationId: string; seq: number };

/** One per thing that is acted on: doing it twice is doing it once. */
export function keyOf(act: Act): string {
  return act.type === 'archive' ? archiveKey(act.requestId) : `read:${act.conversationId}`;
}

export const archiveKey = (requestId: string): string => `archive:${requestId}`;

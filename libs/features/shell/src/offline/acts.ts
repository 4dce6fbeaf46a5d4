/** What staff can do without a network; it is sent later. */
export type Act =
  | { type: 'archive' | 'restore'; requestId: string; name: string }
  | { type: 'read'; conversationId: string; seq: number };

/** One per thing that is acted on: doing it twice is doing it once, and what was done last counts. */
export function keyOf(act: Act): string {
  return act.type === 'read' ? `read:${act.conversationId}` : archiveKey(act.requestId);
}

export const archiveKey = (requestId: string): string => `archive:${requestId}`;

import { parseInvite } from '@forecourt/contract';

/** What the address of an invite page says: `/{uniqueId}?agent_id=…` (design §6). */
export interface InviteLink {
  uniqueId: string;
  /** Whose link it is; null for nobody's. */
  agentId: string | null;
}

/** Reads the address of an invite page; undefined when it is none. */
export function readInviteLink({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): InviteLink | undefined {
  const uniqueId = parseInvite(pathname);
  if (uniqueId === null) return undefined;
  return { uniqueId, agentId: new URLSearchParams(search).get('agent_id') || null };
}

/** The call that answers it, below the API's address (spec §7). */
export function callOfInvite({ uniqueId, agentId }: InviteLink): string {
  const query = agentId === null ? '' : `?${new URLSearchParams({ agent_id: agentId })}`;
  return `/api/partner_customisations/${encodeURIComponent(uniqueId)}${query}`;
}

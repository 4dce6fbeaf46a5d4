import { parseInvite } from '@forecourt/contract';

/** The parts of an invite page's address: `/{uniqueId}?agent_id=…` (design §6). */
export interface InviteLink {
  uniqueId: string;
  /** Id of the agent whose link it is; null if none. */
  agentId: string | null;
}

/** Parses the address of an invite page; undefined if it is not one. */
export function readInviteLink({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): InviteLink | undefined {
  const uniqueId = parseInvite(pathname);
  if (uniqueId === null) return undefined;
  return { uniqueId, agentId: new URLSearchParams(search).get('agent_id') || null };
}

/** The path of the API call for it, relative to the API's address (spec §7). */
export function callOfInvite({ uniqueId, agentId }: InviteLink): string {
  const query = agentId === null ? '' : `?${new URLSearchParams({ agent_id: agentId })}`;
  return `/api/partner_customisations/${encodeURIComponent(uniqueId)}${query}`;
}

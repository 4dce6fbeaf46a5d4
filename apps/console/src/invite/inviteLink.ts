import { parseInvite } from '@forecourt/contract';
import { getPartnerCustomisation } from '@forecourt/contract/paths';
import type { FirstCall } from '../boot/bootPage.ts';

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

/** The API call for it (spec §7). */
export function callOfInvite({ uniqueId, agentId }: InviteLink): FirstCall {
  return [getPartnerCustomisation, { uniqueId }, { agent_id: agentId }];
}

import { addresses, buildAddress } from '@forecourt/contract';

/** The parts of a share link. */
export interface ShareLinkParts {
  /** Protocol and host of the page: `https://console.example`. */
  origin: string;
  /** Unique id of the customisation of the flow. */
  uniqueId: string;
  /** The partner's agent; none for a partner without one. */
  agentId: string | null;
}

/** Address of the invite page, to be copied (spec §3, Share link). */
export function shareLink({ origin, uniqueId, agentId }: ShareLinkParts): string {
  const link = new URL(buildAddress(addresses.invite, { uniqueId }), origin);
  if (agentId) link.searchParams.set('agent_id', agentId);
  return link.href;
}

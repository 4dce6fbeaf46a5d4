import { embedAddress, parseAddress } from '@forecourt/contract';
import type { ColorMode } from '@forecourt/ui/theme';
import type { InviteLink } from '../../invite/inviteLink.ts';

/** `/embed/{uniqueId}?agent_id=…&language=…&color=…&scheme=…`: what the website wants of the form. */
export interface EmbedLink extends InviteLink {
  /** Code such as `de-DE`; null for the device's. */
  language: string | null;
  /** `#RRGGBB`; null for the partner's. */
  color: string | null;
  scheme: ColorMode;
}

/** Parses the address of the framed form; undefined if it is not one. */
export function readEmbedLink({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): EmbedLink | undefined {
  const uniqueId = parseAddress(embedAddress, pathname)?.uniqueId;
  if (uniqueId === undefined) return undefined;
  const query = new URLSearchParams(search);
  const color = query.get('color');
  const scheme = query.get('scheme');
  return {
    uniqueId,
    agentId: query.get('agent_id') || null,
    language: query.get('language') || null,
    color: color && /^#[0-9a-f]{6}$/i.test(color) ? color : null,
    scheme: scheme === 'light' || scheme === 'dark' ? scheme : 'system',
  };
}

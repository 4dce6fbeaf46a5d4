import type { Invite } from '@forecourt/contract';
import { applyColorMode } from '@forecourt/ui/theme';
import { readConfig } from '../boot/readConfig.ts';
import { callOfInvite, readInviteLink } from './inviteLink.ts';

/** Requests started before the page's own code has loaded. */
export interface InviteBoot {
  config: Promise<unknown>;
  /**
   * Body of the partner's response; null if there is no such page, undefined if that is not known.
   */
  invite: Promise<unknown>;
}

declare global {
  var forecourtInvite: InviteBoot | undefined;
}

/** Fetches the partner while the page's own code is loading. */
async function askForInvite(config: Promise<unknown>): Promise<unknown> {
  const link = readInviteLink(window.location);
  if (!link) return undefined;
  const { api_url: apiUrl } = (await config) as { api_url: string };
  const answer = await fetch(apiUrl.replace(/\/$/, '') + callOfInvite(link), {
    headers: { accept: 'application/json' },
  });
  if (answer.status === 404) return null;
  if (!answer.ok) return undefined;
  const body = (await answer.json()) as Partial<Invite>;
  const { logo, assets } = body.customisation ?? {};
  for (const picture of [assets?.side_image, logo?.url]) fetchPicture(picture);
  return body;
}

/** Preload the largest pictures while the page's code is still executing. */
function fetchPicture(url: string | null | undefined): void {
  if (url) new Image().src = url;
}

// Style sheets may load before the page's code: apply the device's color scheme now.
applyColorMode('system');
const config = readConfig();
// Errors are ignored: the code that needs the response retries and shows the error.
globalThis.forecourtInvite = { config, invite: askForInvite(config).catch(() => undefined) };
void import('./page.tsx');

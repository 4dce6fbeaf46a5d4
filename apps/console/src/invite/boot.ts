import type { Invite } from '@forecourt/contract';
import { applyColorMode } from '@forecourt/ui/theme';
import { readConfig } from '../boot/askAhead.ts';
import { callOfInvite, readInviteLink } from './inviteLink.ts';

/** What was begun before the page's own code was there. */
export interface InviteBoot {
  config: Promise<unknown>;
  /** Body of the answer whose page it is; null for nobody's, undefined when that is not known. */
  invite: Promise<unknown>;
}

declare global {
  var forecourtInvite: InviteBoot | undefined;
}

/** Asks whose page it is, while the page's own code is on its way. */
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

/** The largest things of the page come while its code is still being run. */
function fetchPicture(url: string | null | undefined): void {
  if (url) new Image().src = url;
}

// Style sheets may come before the page's code: what they show is in the device's colours already.
applyColorMode('system');
const config = readConfig();
// Who needs an answer that is not here asks again, and shows what went wrong.
globalThis.forecourtInvite = { config, invite: askForInvite(config).catch(() => undefined) };
void import('./page.tsx');

import type { Invite } from '@forecourt/contract';
import { bootPage } from '../boot/bootPage.ts';
import { callOfInvite, readInviteLink } from './inviteLink.ts';

/** Preload the largest pictures while the page's code is still executing. */
function fetchPicture(url: string | null | undefined): void {
  if (url) new Image().src = url;
}

void bootPage(null, async (ask) => {
  const link = readInviteLink(window.location);
  if (!link) return;
  const { customisation } = (await ask(...callOfInvite(link))) as Partial<Invite>;
  const { logo, assets } = customisation ?? {};
  fetchPicture(assets?.side_image);
  // Of two, the style sheet chooses.
  if (!logo?.dark_url) fetchPicture(logo?.url);
});
void import('./page.tsx');

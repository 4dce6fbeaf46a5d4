import { applyColorMode } from '@forecourt/ui/theme';
import { bootPage } from '../../boot/bootPage.ts';
import { callOfInvite } from '../../invite/inviteLink.ts';
import { readEmbedLink } from './embedLink.ts';
import { meetHost } from './host.ts';

// Before the frame has loaded: the script on the website says hello then.
meetHost();
const link = readEmbedLink(window.location);
void bootPage(null, async (ask) => link && ask(...callOfInvite(link)));
if (link && link.scheme !== 'system') applyColorMode(link.scheme);
void import('./page.tsx');

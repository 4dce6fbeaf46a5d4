import Settings from 'lucide-react/icons/settings';
import UsersRound from 'lucide-react/icons/users-round';
import UserCog from 'lucide-react/icons/user-cog';
import type { SoonEntry } from './menu.ts';
import { messages } from './messages.ts';

/** Community, Team Management and Settings: disabled with a 'Soon' badge, at /trade (spec §1, §2). */
export const soonEntries: readonly SoonEntry[] = [
  { id: 'community', label: messages.community, icon: UsersRound, path: '/trade' },
  { id: 'team', label: messages.team, icon: UserCog, path: '/trade' },
  { id: 'settings', label: messages.settings, icon: Settings, path: '/trade' },
];

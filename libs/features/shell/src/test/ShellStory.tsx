import { makePartner, makeUser, many, seeded } from '@forecourt/contract/fixtures';
import { StoryRouter } from '@forecourt/testing/story';
import { Box, Heading, Stack, Text } from '@forecourt/ui/layout';
import { type LinkComponentProps, NavigationProvider } from '@forecourt/ui/navigation';
import { OfflineBanner } from '@forecourt/ui/offline-banner';
import { CardSkeleton } from '@forecourt/ui/skeleton';
import Car from 'lucide-react/icons/car';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import CreditCard from 'lucide-react/icons/credit-card';
import Palette from 'lucide-react/icons/palette';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Users from 'lucide-react/icons/users';
import { useLayoutEffect, useMemo, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { AppShell } from '../AppShell.tsx';
import type { MenuState } from '../MainMenu.tsx';
import { groupOf, type MenuGroup } from '../menu.ts';
import { ShellSidebar } from '../ShellSidebar.tsx';
import { ShellStore } from '../ShellStore.ts';
import { ShellTopBar } from '../ShellTopBar.tsx';
import { soonEntries } from '../soon.ts';

type Area = 'trade' | 'claim' | 'inspect';

export interface ShellStoryProps {
  /** The branch's areas. */
  areas?: readonly Area[];
  branches?: number;
  /** Address of the current page. */
  at?: string;
  offline?: boolean;
  /** Fills the two slots at the right. */
  sidebars?: boolean;
  /** Loading state of the areas. */
  menu?: MenuState;
  onRetry?: () => void;
  /** The signed-in user is still unknown. */
  waiting?: boolean;
  longNames?: boolean;
}

const text = (defaultMessage: string) => ({ id: `story ${defaultMessage}`, defaultMessage });

const groups: Record<Area, MenuGroup> = {
  trade: {
    id: 'trade',
    label: text('Trade'),
    icon: Car,
    path: '/trade',
    links: [
      { label: text('Sellers'), path: '/trade/sellers' },
      { label: text('Buyers'), path: '/trade/buyers', count: 3 },
      { label: text('Cars'), path: '/trade/cars' },
    ],
  },
  claim: {
    id: 'claim',
    label: text('Claims'),
    icon: ShieldCheck,
    path: '/claim',
    links: [
      { label: text('Requests'), path: '/claim/requests' },
      { label: text('Cars'), path: '/claim/cars' },
    ],
  },
  inspect: {
    id: 'inspect',
    label: text('Inspection'),
    icon: ClipboardCheck,
    path: '/inspect',
    links: [
      { label: text('Requests'), path: '/inspect/requests' },
      { label: text('Cars'), path: '/inspect/cars' },
    ],
  },
};

const pages = [
  { id: 'settings', label: 'Settings', icon: Palette, href: '/settings' },
  { id: 'users', label: 'Users', icon: Users, href: '/users' },
  { id: 'billing', label: 'Billing', icon: CreditCard, href: '/billing' },
];

/** The real frame with the real store, with plain pages in its slots. */
export function ShellStory(props: ShellStoryProps) {
  return (
    <StoryRouter at={props.at ?? '/trade/sellers'}>
      <Frame {...props} />
    </StoryRouter>
  );
}

function Frame(props: ShellStoryProps) {
  const { areas = ['trade', 'claim', 'inspect'], branches = 3, longNames } = props;
  const [store] = useState(() => new ShellStore());
  const [partners] = useState(() => makeBranches(branches, longNames));
  const [branch, setBranch] = useState(partners[0]?.id ?? null);
  const [user] = useState(() => makeStoryUser(longNames));
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const navigation = useMemo(
    () => ({ Link: RouterLink, back: () => void navigate(-1) }),
    [navigate],
  );
  const shown = areas.map((area) => groups[area]);
  const group = groupOf(shown, pathname)?.id;
  useLayoutEffect(() => store.routeChanged(group), [store, group, pathname]);
  const homePath = shown[0]?.links[0]?.path ?? '/';
  const side = (title: string) => props.sidebars && <Slot title={title} />;
  return (
    <NavigationProvider value={navigation}>
      <AppShell
        store={store}
        banner={<OfflineBanner offline={props.offline ?? false} />}
        leftSidebar={
          <ShellSidebar
            store={store}
            homePath={homePath}
            groups={shown}
            soon={soonEntries}
            state={props.menu}
            onRetry={props.onRetry}
            currentPath={pathname}
            branches={partners}
            currentBranch={branch}
            onBranch={setBranch}
          />
        }
        topBar={
          <ShellTopBar
            store={store}
            homePath={homePath}
            user={props.waiting ? null : user}
            items={pages}
            languages={[
              { code: 'en-US', name: 'English' },
              { code: 'et-EE', name: 'Eesti' },
            ]}
            language="en-US"
            onLogOut={() => void navigate('/login')}
          />
        }
        rightSidebar={side('Right sidebar')}
        rightOutsideSidebar={side('Right outside sidebar')}
      >
        <Slot title={pathname} main />
      </AppShell>
    </NavigationProvider>
  );
}

function Slot({ title, main }: { title: string; main?: boolean }) {
  return (
    <Box padding="4">
      <Stack gap="4">
        <Heading as={main ? 'h1' : 'h2'}>{title}</Heading>
        <Text color="fg.muted">A page in its slot.</Text>
        {main && <Link to="/trade/sellers">To the sellers</Link>}
        <CardSkeleton />
        <CardSkeleton lines={5} />
      </Stack>
    </Box>
  );
}

function RouterLink({ href, ...rest }: LinkComponentProps) {
  return <Link to={href} {...rest} />;
}

const longName = 'Wilhelmina Konstantinopoulou-Featherstonehaugh von und zu Hohenlohe';

function makeBranches(count: number, long = false) {
  const random = seeded('branches');
  return many(count, () => makePartner(random, long ? { name: `${longName} Motors` } : {}));
}

function makeStoryUser(long = false) {
  const { name, username } = makeUser(seeded('user'));
  return { fullName: long ? longName : name, username };
}

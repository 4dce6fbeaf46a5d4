import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ShellStory } from './test/ShellStory.tsx';

const meta: Meta<typeof ShellStory> = {
  title: 'Screens/Frame/Shell',
  component: ShellStory,
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof ShellStory>;

const onPhone = { viewport: { value: 'phone' } };

export const AllAreas: Story = {
  play: async ({ canvas }) => {
    const menu = within(await canvas.findByRole('navigation', { name: 'Main menu' }));
    await expect(menu.getByRole('button', { name: 'Trade' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await expect(menu.getByRole('link', { name: 'Sellers' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    for (const name of [/^Community/, /^Team Management/, /^Settings/]) {
      const entry = menu.getByRole('link', { name });
      await expect(entry).toHaveAttribute('aria-disabled', 'true');
      await expect(entry).toHaveAttribute('href', '/trade');
      await expect(entry).toHaveTextContent('Soon');
    }
  },
};
export const NoAreas: Story = { args: { areas: [], at: '/settings' } };
export const AreasLoading: Story = {
  args: { areas: [], menu: 'loading' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('status', { name: 'Loading the menu' })).toBeVisible(),
    );
    await expect(canvas.queryByText('No area is set up for this branch')).toBeNull();
  },
};
export const AreasFailed: Story = {
  args: { areas: [], menu: 'failed', onRetry: fn() },
  play: async ({ canvas, args }) => {
    const failure = await canvas.findByText('The menu could not be loaded');
    await waitFor(() => expect(failure).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
/** Everything on the page is in a landmark, each of which has its own name. */
export const InLandmarks: Story = {
  args: { sidebars: true },
  play: async ({ canvas }) => {
    const menu = await canvas.findByRole('navigation', { name: 'Main menu' });
    await waitFor(() =>
      expect(within(menu).getByRole('link', { name: 'Forecourt' })).toBeVisible(),
    );
    await waitFor(() =>
      expect(within(menu).getByRole('button', { name: /^Branch/ })).toBeVisible(),
    );
    await expect(canvas.getAllByRole('navigation')).toHaveLength(1);
    await expect(canvas.getAllByRole('main')).toHaveLength(1);
    await expect(canvas.getAllByRole('banner')).toHaveLength(1);
  },
};
export const OneArea: Story = { args: { areas: ['inspect'], at: '/inspect/requests/sent' } };
export const OneBranch: Story = { args: { branches: 1 } };
export const ManyBranches: Story = {
  args: { branches: 40 },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Branch/ }));
    await settled(await screen.findByLabelText('Search branches'));
  },
};
export const Waiting: Story = { args: { areas: [], branches: 0, waiting: true } };
export const Offline: Story = { args: { offline: true } };
export const WithSidebars: Story = { args: { sidebars: true } };
export const LongNames: Story = { args: { longNames: true } };
export const PseudoLocale: Story = { globals: { language: 'pseudo' } };
export const RightToLeft: Story = { globals: { language: 'rtl' } };
export const Dark: Story = { globals: { scheme: 'dark' }, args: { sidebars: true } };
export const Wide: Story = { globals: { viewport: { value: 'wide' } } };

export const GroupOfRouteOpens: Story = {
  play: async ({ canvas }) => {
    const menu = within(await canvas.findByRole('navigation', { name: 'Main menu' }));
    await userEvent.click(menu.getByRole('button', { name: 'Claims' }));
    await userEvent.click(menu.getAllByRole('link', { name: 'Cars' }).at(-1)!);
    await waitFor(async () =>
      expect(await canvas.findByRole('heading', { name: '/claim/cars' })).toBeVisible(),
    );
    await expect(menu.getByRole('button', { name: 'Claims' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  },
};

const onTablet = { viewport: { value: 'tablet' } };

export const OnTablet: Story = {
  globals: onTablet,
  play: async ({ canvas }) => {
    const menu = await canvas.findByRole('navigation', { name: 'Main menu' });
    const rail = within(menu);
    await waitFor(() => expect(menu.getBoundingClientRect().width).toBe(64));
    const trade = rail.getByRole('button', { name: /^Trade/ });
    await waitFor(() => expect(trade).toHaveTextContent('3'));
    for (const name of [/^Community/, /^Team Management/, /^Settings/]) {
      const entry = rail.getByRole('link', { name });
      await expect(entry).toHaveAttribute('aria-disabled', 'true');
      await expect(entry).toHaveTextContent('Soon');
    }
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Branch/ })).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Account/ })).toBeVisible());
    await expect(canvas.queryByRole('button', { name: 'Open main menu' })).toBeNull();
  },
};
export const LoadingOnTablet: Story = {
  globals: onTablet,
  args: { areas: [], menu: 'loading' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('status', { name: 'Loading the menu' })).toBeVisible(),
    );
  },
};
export const FailedOnTablet: Story = {
  globals: onTablet,
  args: { areas: [], menu: 'failed', onRetry: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /could not be loaded. Retry/ }),
    );
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
export const GroupOnTablet: Story = {
  globals: onTablet,
  play: async ({ canvas }) => {
    const menu = within(await canvas.findByRole('navigation', { name: 'Main menu' }));
    menu.getByRole('button', { name: /^Trade/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    const pages = within(await screen.findByRole('menu', { name: 'Trade' }));
    await waitFor(() =>
      expect(pages.getByRole('menuitemradio', { name: 'Sellers', checked: true })).toHaveAttribute(
        'href',
        '/trade/sellers',
      ),
    );
    const buyers = pages.getByRole('menuitemradio', { name: /^Buyers/ });
    await waitFor(() => expect(buyers).toBeVisible());
    await userEvent.click(buyers);
    await waitFor(async () =>
      expect(await canvas.findByRole('heading', { name: '/trade/buyers' })).toBeVisible(),
    );
  },
};

/** The same rail on a tablet held sideways, where the full menu is a choice. */
export const OnWideTablet: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const left = await canvas.findByRole('navigation', { name: 'Main menu' });
    const isRoomy = (): boolean => matchMedia('(width >= 1200px)').matches;
    const hasShape = async (shape: 'rail' | 'full') => {
      const [width, name] = shape === 'full' ? [240, 'Collapse menu'] : [64, 'Expand menu'];
      await expect(left.getBoundingClientRect().width).toBe(width);
      return canvas.getByRole('button', { name });
    };
    // The window may take its new width a moment after the story is there.
    const toggle = await waitFor(() => hasShape(isRoomy() ? 'full' : 'rail'));
    await userEvent.click(toggle);
    const back = await waitFor(() => hasShape(isRoomy() ? 'rail' : 'full'));
    await userEvent.click(back);
    await waitFor(() => hasShape(isRoomy() ? 'full' : 'rail'));
  },
};

/** The last width of small windows: its button, and no menu beside it. */
export const OnSmall: Story = {
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Open main menu' })).toBeVisible(),
    );
    await expect(canvas.queryByRole('navigation', { name: 'Main menu' })).toBeNull();
  },
};
export const OnPhone: Story = { globals: onPhone };
export const MenuOnPhone: Story = {
  globals: onPhone,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open main menu' }));
    await userEvent.click(await canvas.findByRole('link', { name: /^Buyers/ }));
    await waitFor(async () =>
      expect(await canvas.findByRole('heading', { name: '/trade/buyers' })).toBeVisible(),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Open main menu' }));
  },
};
export const OneMenuAtATimeOnPhone: Story = {
  globals: onPhone,
  play: async ({ canvas }) => {
    const closed = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: /^Account/ }));
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu).toBeVisible());
    // A press beside it does not reach the page: the shield is on top there.
    const { top } = canvas.getByRole('main').getBoundingClientRect();
    const beneath = document.elementFromPoint(12, top + 200);
    await expect(beneath).toHaveAttribute('data-shield');
    await userEvent.click(beneath!);
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Open main menu' }));
    await closed();
    await userEvent.click(canvas.getByRole('button', { name: /^Account/ }));
    await expect(canvas.queryByRole('button', { name: 'Close main menu' })).toBeNull();
  },
};
export const UserMenuClosesOutside: Story = {
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Account/ }));
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu).toBeVisible());
    await userEvent.click(canvas.getByRole('main'));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};
/** Without room for three columns the outer sidebar is a bar below the page and the inner one. */
export const SidebarsOnDesktop: Story = {
  args: { sidebars: true },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const main = await canvas.findByRole('main');
    await waitFor(async () => {
      const box = (name: string) =>
        canvas.getByRole('complementary', { name }).getBoundingClientRect();
      const [page, right, outside] = [
        main.getBoundingClientRect(),
        box('Details'),
        box('Messages'),
      ];
      if (!matchMedia('(width < 1280px)').matches) return;
      await expect(right.left).toBe(page.right);
      await expect(right.bottom).toBe(page.bottom);
      await expect(outside.top).toBe(page.bottom);
      await expect(outside.width).toBe(page.width + right.width);
      await expect(page.width).toBeGreaterThan(600);
    });
  },
};
export const SidebarsOnPhone: Story = { args: { sidebars: true }, globals: onPhone };
export const PseudoLocaleOnPhone: Story = { globals: { language: 'pseudo', ...onPhone } };

/** Waits until an element stops moving, because popups are positioned after they are shown. */
async function settled(element: HTMLElement): Promise<void> {
  let before = NaN;
  await waitFor(() => {
    const { top } = element.getBoundingClientRect();
    const moved = top !== before;
    before = top;
    if (moved) throw new Error('It still moves');
  });
}

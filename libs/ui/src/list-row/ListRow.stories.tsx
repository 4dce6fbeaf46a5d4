import type { Meta, StoryObj } from '@storybook/react-vite';
import Archive from 'lucide-react/icons/archive';
import Send from 'lucide-react/icons/send';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Avatar } from '../avatar/Avatar.tsx';
import { Checkbox } from '../checkbox/Checkbox.tsx';
import { DateTime } from '../date-time/DateTime.tsx';
import { StatusBadge } from '../status-badge/StatusBadge.tsx';
import { ListRow } from './ListRow.tsx';

const meta = {
  title: 'Components/Lists/ListRow',
  component: ListRow,
  args: {
    title: 'Ann Lee',
    subtitle: '2019 Volvo XC60',
    href: '#report',
    leading: <Avatar name="Ann Lee" />,
    meta: (
      <>
        <DateTime value="2026-03-05T13:07:00Z" timeZone="UTC" />
        <StatusBadge status="IN_PROGRESS" />
      </>
    ),
    menu: [
      { id: 'follow-up', label: 'Follow-up', icon: Send, onSelect: fn() },
      { id: 'archive', label: 'Archive', icon: Archive, tone: 'danger', onSelect: fn() },
    ],
    menuLabel: 'Actions for Ann Lee',
  },
} satisfies Meta<typeof ListRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const TitleOnly: Story = {
  args: { subtitle: undefined, leading: undefined, meta: undefined, menu: undefined },
};
export const Selected: Story = {
  args: {
    selected: true,
    check: <Checkbox checked onCheckedChange={() => undefined} aria-label="Select Ann Lee" />,
  },
};
export const LongNames: Story = {
  args: {
    title: 'Wolfeschlegelsteinhausenbergerdorff Keihanaikukauakahihulihee',
    subtitle: '2019 Mercedes-Benz AMG GT 63 S E Performance 4MATIC+ 4-Door Coupé Long Edition',
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
/** A card has as many lines as its words need. */
export const LongNamesOnAPhone: Story = {
  ...LongNames,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const words = canvas.getByText(/^2019 Mercedes-Benz/);
    await waitFor(() => expect(words.clientHeight).toBeGreaterThan(24));
    await expect(words.scrollWidth).toBeLessThanOrEqual(words.clientWidth);
  },
};

export const ContextMenu: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.pointer({
      keys: '[MouseRight]',
      target: within(canvasElement).getByText('2019 Volvo XC60'),
    });
    const menu = await screen.findByRole('menu', { name: 'Actions for Ann Lee' });
    await waitFor(() => expect(menu).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
};

/** Where a row came under the pointer between the two halves of a double press. */
export const SecondHalfOfADoublePress: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Ann Lee' });
    const follows = (detail: number): boolean => {
      const press = new MouseEvent('click', { bubbles: true, cancelable: true, detail });
      // Nothing is left to the browser, which would go to the row's address.
      const ends = (event: Event): void => event.preventDefault();
      let isFollowed = false;
      const tell = (event: Event): void => {
        isFollowed = !event.defaultPrevented;
        ends(event);
      };
      window.addEventListener('click', tell, { once: true });
      link.dispatchEvent(press);
      return isFollowed;
    };
    await expect(follows(1)).toBe(true);
    await expect(follows(2)).toBe(false);
  },
};

export const TheWholeRowIsTheLink: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Ann Lee' });
    const row = canvasElement.querySelector('.fc-list-row__root') as HTMLElement;
    const box = row.getBoundingClientRect();
    const under = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    await expect(link).toContainElement(under as HTMLElement);
  },
};

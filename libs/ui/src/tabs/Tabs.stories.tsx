import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Tabs } from './Tabs.tsx';

const names =
  'All Requests,New,Leads,Sent,Opened,In Progress,Completed,Follow-up,Inactive,Archived';

const meta = {
  title: 'Components/Navigation/Tabs',
  component: Tabs,
  args: {
    label: 'Requests by status',
    current: 'all-requests',
    items: names.split(',').map((label, index) => ({
      id: label.toLowerCase().replace(' ', '-'),
      label,
      href: `#${label}`,
      count: index === 0 ? 128 : index * 3,
    })),
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithCounts: Story = {};

export const WithoutCounts: Story = {
  args: { items: meta.args.items.slice(0, 4).map(({ id, label, href }) => ({ id, label, href })) },
  play: async ({ canvas }) => {
    // The line of the current tab is as long as its word, which begins where the page's title does.
    const tab = canvas.getByRole('link', { name: 'All Requests' });
    const word = document.createRange();
    word.selectNodeContents(tab);
    const { left, right } = word.getBoundingClientRect();
    const box = tab.getBoundingClientRect();
    const line = getComputedStyle(tab, '::after');
    await expect(box.left + parseFloat(line.left)).toBeCloseTo(left, 0);
    await expect(box.right - parseFloat(line.right)).toBeCloseTo(right, 0);
  },
};

const inRoom = (width: number): Story['decorators'] => [
  (Story) => (
    <div style={{ width }}>
      <Story />
    </div>
  ),
];

const shownIn = (canvas: HTMLElement): string[] =>
  within(canvas)
    .getAllByRole('link')
    .map((tab) => tab.textContent);

/** Nothing is cut off: every tab and the menu's button are inside the width. */
const expectNothingCut = async (canvas: HTMLElement): Promise<void> => {
  const nav = within(canvas).getByRole('navigation').getBoundingClientRect();
  const parts = [...within(canvas).getAllByRole('link'), within(canvas).getByRole('button')];
  for (const part of parts) {
    const { right, bottom } = part.getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(nav.right + 0.5);
    await expect(bottom).toBeLessThanOrEqual(nav.bottom + 0.5);
  }
};

export const SomeInTheMenu: Story = {
  decorators: inRoom(560),
  play: async ({ canvasElement }) => {
    const more = await within(canvasElement).findByRole('button', { name: 'More' });
    await expectNothingCut(canvasElement);
    await expect(shownIn(canvasElement)[0]).toBe('All Requests128');
    await userEvent.click(more);
    const menu = within(await screen.findByRole('menu', { name: 'More' }));
    const inMenu = await menu.findAllByRole('menuitemradio');
    await expect(inMenu.length + shownIn(canvasElement).length).toBe(meta.args.items.length);
    await waitFor(() => expect(inMenu.at(-1)).toHaveTextContent('Archived'));
    await expect(inMenu.at(-1)).toHaveAttribute('href', '#Archived');
    await waitFor(() => expect(inMenu.at(-1)).toBeVisible());
  },
};

export const TheCurrentOneInTheMenu: Story = {
  args: { current: 'archived' },
  decorators: inRoom(560),
  play: async ({ canvasElement }) => {
    const more = await within(canvasElement).findByRole('button', { name: /^Archived/ });
    await expect(more).toHaveAttribute('aria-current', 'page');
    await expectNothingCut(canvasElement);
    more.focus();
    await userEvent.keyboard('{ArrowDown}');
    const current = await screen.findByRole('menuitemradio', { name: /^Archived/, checked: true });
    await waitFor(() => expect(current).toBeVisible());
  },
};

export const OnAPhone: Story = {
  decorators: inRoom(358),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'More' });
    await expectNothingCut(canvasElement);
    await expect(shownIn(canvasElement).length).toBeGreaterThan(1);
  },
};

function Resized() {
  const [width, setWidth] = useState(1300);
  return (
    <>
      <Button onClick={() => setWidth(width === 1300 ? 400 : 1300)}>Resize</Button>
      <div style={{ width }}>
        <Tabs {...meta.args} />
      </div>
    </>
  );
}

export const FollowsItsWidth: Story = {
  render: () => <Resized />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const resize = canvas.getByRole('button', { name: 'Resize' });
    const { length } = meta.args.items;
    await waitFor(() => expect(shownIn(canvasElement)).toHaveLength(length));
    await userEvent.click(resize);
    await canvas.findByRole('button', { name: 'More' });
    await expect(shownIn(canvasElement).length).toBeLessThan(5);
    await userEvent.click(resize);
    await waitFor(() => expect(shownIn(canvasElement)).toHaveLength(length));
    await expect(canvas.queryByRole('button', { name: 'More' })).toBeNull();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Badge } from '../badge/Badge.tsx';
import { Button } from '../button/Button.tsx';
import { Box, Text } from '../layout/layout.ts';
import { SearchField } from '../search-field/SearchField.tsx';
import { CardSkeleton } from '../skeleton/Skeleton.tsx';
import { Tabs } from '../tabs/Tabs.tsx';
import { Page } from './Page.tsx';

const tabs = (
  <Tabs
    label="Areas"
    current="general"
    items={['General', 'Theme', 'Content', 'Sections'].map((label) => ({
      id: label.toLowerCase(),
      label,
      href: `#${label}`,
    }))}
  />
);

const meta = {
  title: 'Components/Layout/Page',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: { title: 'Settings', children: <CardSkeleton /> },
  decorators: [
    (Story) => (
      <Box as="main" height="100dvh" overflow="auto" backgroundColor="bg.page">
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = {};
export const WithTabs: Story = {
  args: { tabs, aside: 'Northgate Motors' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // The word of the first tab begins where the title does.
    const left = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return Math.round(range.getBoundingClientRect().left);
    };
    const title = canvas.getByRole('heading', { level: 1 });
    const tab = canvas.getByRole('link', { name: 'General' });
    await waitFor(() => expect(Math.abs(left(tab) - left(title))).toBeLessThanOrEqual(1));
  },
};
export const WithDescriptionAndActions: Story = {
  args: {
    title: 'Devices',
    description: 'Where you are signed in. Sign out what you do not know.',
    actions: <Button>Sign out everywhere</Button>,
    width: 'text',
  },
};
export const WithSearch: Story = {
  args: {
    title: 'Sellers',
    aside: 'Updated just now',
    search: (
      <SearchField
        label="Search by name"
        placeholder="Search by name"
        value=""
        onValueChange={fn()}
      />
    ),
    actions: <Button variant="solid">New request</Button>,
    tabs,
    width: 'full',
    children: <Text style={{ padding: 'var(--page-gutter)' }}>Emma Evans</Text>,
  },
};
export const SearchOnPhone: Story = {
  ...WithSearch,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // Search and button fill the line below the title, from one gutter to the other.
    const edge = (element: Element) => element.getBoundingClientRect();
    await waitFor(() => {
      const search = edge(canvas.getByRole('searchbox').parentElement!);
      const button = edge(canvas.getByRole('button', { name: 'New request' }));
      const page = edge(canvas.getByRole('main'));
      void expect(Math.round(search.left - page.left)).toBe(16);
      void expect(Math.round(page.right - button.right)).toBe(16);
      void expect(search.top).toBeGreaterThan(edge(canvas.getByRole('heading')).bottom);
    });
  },
};
export const WithFoot: Story = {
  args: {
    tabs,
    foot: (
      <Box padding="4" backgroundColor="bg.raised">
        <Button variant="solid">Publish</Button>
      </Box>
    ),
  },
};
export const Full: Story = {
  args: {
    title: 'Billing',
    aside: <Badge tone="warning">Sample data</Badge>,
    width: 'full',
    children: <Text style={{ paddingInline: 'var(--page-gutter)' }}>INV-2026-11</Text>,
  },
};
export const OnPhone: Story = {
  args: { tabs, aside: 'Northgate Motors', actions: <Button>Export</Button> },
  globals: { viewport: { value: 'phone' } },
};
export const LongTitle: Story = {
  args: {
    title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  },
  globals: { viewport: { value: 'phone' } },
};

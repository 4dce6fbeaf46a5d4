import { mock, problem } from '@forecourt/testing';
import { clearToasts } from '@forecourt/ui/toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { barIsGone, barOf, buttonsOf, catchFile, press, select } from '../../list/test/bulkBar.ts';
import { testDefinition } from '../test/definition.ts';
import { makeThreads, threadHandlers, ThreadListStory } from '../test/index.ts';

const meta: Meta<typeof ThreadListStory> = {
  title: 'Screens/Every flow/Thread list/Many at once',
  component: ThreadListStory,
  parameters: { layout: 'fullscreen' },
  args: { definition: testDefinition },
  beforeEach: clearToasts,
};
export default meta;

type Story = StoryObj<typeof ThreadListStory>;

const region = 'Selected conversations';
const names = ['Ann Lee', 'Bob Ray', 'Cid Moe'] as const;
const three = makeThreads(3, { seller_read_status: 'NEW' }).map((thread, index) => ({
  ...thread,
  info: { ...thread.info, buyer: { id: `buyer-${index}`, name: names[index] ?? null } },
}));
const handlers = (...first: ReturnType<typeof mock.get>[]) => ({
  msw: { handlers: [...first, ...threadHandlers(three)] },
});

export const Selected: Story = {
  parameters: handlers(),
  play: async () => {
    await select('Ann Lee', 'Cid Moe');
    await (await barOf(region)).findByText('2 selected');
    await (await barOf(region)).findByRole('button', { name: 'Mark as read' });
    await press(region, 'Clear selection');
    await barIsGone(region);
  },
};

export const ForViewers: Story = {
  args: { role: 'VIEWER' },
  parameters: handlers(),
  play: async () => {
    await select('Ann Lee');
    await expect(await buttonsOf(region)).toEqual([
      'Select all 3 loaded',
      'Export CSV',
      'Clear selection',
    ]);
  },
};

export const Exported: Story = {
  parameters: handlers(),
  play: async () => {
    await select('Bob Ray');
    const saved = catchFile();
    await press(region, 'Export CSV');
    const { name, text } = await saved;
    await expect(name).toMatch(/^conversations-/);
    await expect(text).toContain(',Bob Ray,');
    await screen.findByText('1 conversation exported');
  },
};

export const Marked: Story = {
  parameters: handlers(),
  play: async () => {
    await select('Ann Lee', 'Bob Ray');
    await press(region, 'Mark as read');
    await screen.findByText('2 conversations marked as read');
    await barIsGone(region);
    await select(...names);
    await press(region, 'Mark as read 1 of 3');
    await screen.findByText('1 conversation marked as read');
  },
};

export const Result: Story = {
  parameters: handlers(
    mock.patch('/api/leads/messages/{id}', () => problem('INTERNAL_ERROR', 500)),
  ),
  play: async () => {
    await select('Ann Lee', 'Bob Ray');
    await press(region, 'Mark as read');
    const result = await screen.findByRole('dialog', { name: 'Some items were not processed' });
    await within(result).findByText('0 done, 2 failed.');
    await within(result).findByRole('button', { name: 'Try 2 conversations again' });
  },
};

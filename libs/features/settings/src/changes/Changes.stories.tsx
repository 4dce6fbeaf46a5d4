import { broken, mock, never } from '@forecourt/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { changes, server } from '../test/handlers.ts';
import { SettingsStory } from '../test/SettingsStory.tsx';

const meta: Meta<typeof SettingsStory> = {
  title: 'Screens/Administration/Settings/Change history',
  component: SettingsStory,
  args: { area: 'sections' },
  globals: { viewport: { value: 'wide' } },
};
export default meta;

type Story = StoryObj<typeof SettingsStory>;
type User = { click: (element: Element) => Promise<void> };

const path = '/api/partners/{id}/settings/changes';

const show = async (user: User): Promise<void> => {
  const region = await screen.findByRole('region', { name: 'Change history' });
  await user.click(within(region).getByRole('button', { name: 'Show' }));
};

export const History: Story = {
  parameters: server(),
  play: async ({ canvas, userEvent }) => {
    await show(userEvent);
    await waitFor(() => expect(canvas.getByText('Role of mia@northgate.test')).toBeVisible());
    await expect(canvas.getAllByText('Agent')[0]).toBeVisible();
    await expect(canvas.getByText('Access of ben@northgate.test')).toBeVisible();
    await expect(canvas.getByText('Invitation of eve@northgate.test')).toBeVisible();
    await expect(canvas.getAllByText('Nora Gates').length).toBe(7);
    await waitFor(() => expect(canvas.getByText('Your country only')).toBeVisible());
    await expect(canvas.getByText('+372, +1')).toBeVisible();
    await waitFor(() => expect(canvas.getByText('Auctions: late offers add time')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('Still due')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('Claim number pattern')).toBeVisible());
    await expect(canvas.getByText('Any number')).toBeVisible();
  },
};
export const HistoryOnPhone: Story = { ...History, globals: { viewport: { value: 'phone' } } };
/** In another language, what changed of a person is no English word. */
export const HistoryTranslated: Story = {
  parameters: server(),
  globals: { language: 'pseudo', viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const shown = () => [...canvasElement.querySelectorAll('h2 + button[aria-expanded]')];
    await waitFor(() => expect(shown()).not.toHaveLength(0));
    await userEvent.click(shown().at(-1)!);
    const people = await canvas.findAllByText(/@northgate\.test/);
    await expect(people.length).toBeGreaterThanOrEqual(3);
    await expect(canvasElement).not.toHaveTextContent(/northgate\.test (role|active|invitation)/);
  },
};
export const HistoryLoading: Story = {
  parameters: server(
    undefined,
    mock.get(path, () => never()),
  ),
  play: async ({ canvas, userEvent }) => {
    await show(userEvent);
    await canvas.findByRole('status', { name: 'Change history' });
  },
};
export const HistoryEmpty: Story = {
  parameters: server(
    undefined,
    mock.get(path, () => ({ changes: [], metadata: { after: null } })),
  ),
  play: async ({ canvas, userEvent }) => {
    await show(userEvent);
    await waitFor(() => expect(canvas.getByText('Nothing has been changed yet')).toBeVisible());
    await expect(canvas.getByText(/the value before it/)).toBeVisible();
  },
};
let failing = true;
export const HistoryFailed: Story = {
  beforeEach: () => {
    failing = true;
  },
  parameters: server(
    undefined,
    mock.get(path, () => (failing ? broken() : { changes, metadata: { after: null } })),
  ),
  play: async ({ canvas, userEvent }) => {
    await show(userEvent);
    const retry = await canvas.findByRole('button', { name: 'Retry' });
    failing = false;
    await userEvent.click(retry);
    await waitFor(() => expect(canvas.getByText('Role of mia@northgate.test')).toBeVisible());
  },
};
export const HistoryOfPages: Story = {
  parameters: server(
    undefined,
    mock.get(path, ({ query }) =>
      query.after
        ? { changes: changes.slice(3), metadata: { after: null } }
        : { changes: changes.slice(0, 3), metadata: { after: 'next' } },
    ),
  ),
  play: async ({ canvas, userEvent }) => {
    await show(userEvent);
    await userEvent.click(await canvas.findByRole('button', { name: 'Show earlier changes' }));
    await waitFor(() => expect(canvas.getByText('Role of mia@northgate.test')).toBeVisible());
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: 'Show earlier changes' })).toBeNull(),
    );
  },
};

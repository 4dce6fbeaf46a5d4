import { mock, never, offline, problem } from '@forecourt/testing';
import { shows } from '@forecourt/testing/story';
import { clearToasts } from '@forecourt/ui/toast';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { PrivacyStory } from './test/PrivacyStory.tsx';
import { privacyServer } from './test/server.ts';

type Tools = Pick<StoryContext, 'canvas' | 'userEvent'>;
type Handler = ReturnType<typeof mock.get>;

const server = (...first: Handler[]) => ({ msw: { handlers: [...first, ...privacyServer()] } });

const meta: Meta<typeof PrivacyStory> = {
  title: 'Screens/Administration/Privacy',
  component: PrivacyStory,
  parameters: { layout: 'fullscreen', ...server() },
  beforeEach: () => clearToasts(),
};
export default meta;
type Story = StoryObj<typeof PrivacyStory>;

const wide: Story['globals'] = { viewport: { value: 'wide' } };
const phone: Story['globals'] = { viewport: { value: 'phone' } };

const find = async ({ canvas, userEvent }: Tools, text: string): Promise<void> =>
  userEvent.type(await canvas.findByRole('searchbox'), `${text}{Enter}`);
const choose = async ({ canvas, userEvent }: Tools): Promise<void> =>
  userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Keep' }), '24');
const dialog = async () => within(await screen.findByRole('dialog'));
const fill = async ({ userEvent }: Tools, reason: string, name?: string): Promise<void> => {
  const box = await dialog();
  await userEvent.type(await box.findByLabelText(/Reason/), reason);
  if (name) await userEvent.type(await box.findByLabelText(/to confirm/), name);
};
const press = async ({ userEvent }: Tools, name: string): Promise<void> =>
  userEvent.click(await (await dialog()).findByRole('button', { name }));

export const Loading: Story = {
  parameters: server(
    mock.get('/api/partners/{id}/privacy', () => never()),
    mock.get('/api/partners/{id}/privacy/records', () => never()),
  ),
};
export const NothingYet: Story = {
  parameters: { msw: { handlers: privacyServer([]) } },
  play: async () => {
    await shows('Nothing exported or erased yet');
    await shows('Each export, erasure and change of these settings will be listed here.');
  },
};
export const Record: Story = {
  globals: wide,
  play: async () => {
    await shows(/Asked for it by telephone/);
    await shows('Erased expired data');
  },
};
export const Failed: Story = {
  parameters: server(...offline()),
  play: async () => {
    await waitFor(() =>
      expect(screen.getAllByText('The setting could not be loaded')).toHaveLength(2),
    );
    await shows('The audit log could not be loaded');
  },
};
export const Searching: Story = {
  parameters: server(mock.get('/api/partners/{id}/privacy/customers', () => never())),
  play: (tools) => find(tools, 'ann'),
};
export const Found: Story = {
  globals: wide,
  play: async (tools) => {
    await find(tools, 'ann');
    await waitFor(() =>
      expect(tools.canvas.getByRole('button', { name: 'Erase Ann Lee' })).toBeVisible(),
    );
  },
};
export const NobodyFound: Story = {
  play: async (tools) => {
    await find(tools, 'zebra');
    await shows('No matching customer');
    await shows(/search by email or phone number/);
  },
};
export const SearchFailed: Story = {
  parameters: server(
    mock.get('/api/partners/{id}/privacy/customers', () => problem('INTERNAL_ERROR', 500)),
  ),
  play: async (tools) => {
    await find(tools, 'ann');
    await shows('Search failed');
  },
};
export const RetentionChosen: Story = {
  play: async (tools) => {
    await choose(tools);
    await shows('3 requests would be erased overnight.');
  },
};
export const RetentionSaved: Story = {
  play: async (tools) => {
    await choose(tools);
    await tools.userEvent.click(tools.canvas.getByRole('button', { name: 'Save' }));
    await shows('3 requests are erased overnight.');
  },
};
export const RetentionRefused: Story = {
  parameters: server(mock.patch('/api/partners/{id}/privacy', () => problem('FORBIDDEN', 403))),
  play: async (tools) => {
    await choose(tools);
    await tools.userEvent.click(tools.canvas.getByRole('button', { name: 'Save' }));
    await shows('Only administrators can do this.');
  },
};
const hideNames = async ({ canvas, userEvent }: Tools): Promise<HTMLElement> => {
  const names = await canvas.findByRole('switch', { name: 'Show names' });
  await userEvent.click(names);
  return names;
};
export const NamesHidden: Story = {
  globals: wide,
  play: async (tools) => {
    const names = await hideNames(tools);
    await waitFor(() => expect(names).not.toBeChecked());
    await shows('Saved');
  },
};
export const NamesRefused: Story = {
  parameters: RetentionRefused.parameters!,
  play: async (tools) => {
    const names = await hideNames(tools);
    await shows('Only administrators can do this.');
    await expect(names).toBeChecked();
  },
};
export const Exports: Story = {
  args: { task: 'export' },
  play: async (tools) => {
    await fill(tools, 'Asked for a copy');
    await press(tools, 'Create export');
    const link = await (await dialog()).findByRole('link', { name: 'Download' });
    await expect(link).toHaveAttribute('href', '/api/exports/key-of-export');
  },
};
export const ErasePreview: Story = {
  args: { task: 'erase' },
  play: async () => {
    const box = await dialog();
    await waitFor(() => expect(box.getByText('17 photos')).toBeVisible());
    await waitFor(() => expect(box.getByText('Ann M. Lee')).toBeVisible());
  },
};
export const PreviewFailed: Story = {
  args: { task: 'erase' },
  parameters: server(mock.get('/api/requests/{id}/customer', () => problem('INTERNAL_ERROR', 500))),
  play: () => shows('The customer’s data could not be loaded'),
};
export const GoneMeanwhile: Story = {
  args: { task: 'erase' },
  parameters: server(mock.get('/api/requests/{id}/customer', () => problem('NOT_FOUND', 404))),
  play: () => shows('This customer is already erased'),
};
export const ReasonMissing: Story = {
  args: { task: 'erase' },
  play: async (tools) => {
    await press(tools, 'Erase permanently');
    await shows('Enter a reason');
  },
};
const refuses = (field: string) =>
  server(
    mock.post('/api/requests/{id}/customer/erase', () =>
      problem('INVALID_FORMAT', 422, { errors: [{ field, code: 'INVALID_FORMAT' }] }),
    ),
  );
export const ReasonNames: Story = {
  args: { task: 'erase' },
  parameters: refuses('reason'),
  play: async (tools) => {
    await fill(tools, 'Ann Lee asked', 'Ann Lee');
    await press(tools, 'Erase permanently');
    await shows('This names the customer, and the audit log is permanent. Leave the name out.');
  },
};
export const WrongName: Story = {
  args: { task: 'erase' },
  parameters: refuses('confirmation'),
  play: async (tools) => {
    await fill(tools, 'Asked for it', 'Bo');
    await press(tools, 'Erase permanently');
    await shows('The name doesn’t match');
    await expect((await dialog()).getByLabelText(/Reason/)).toHaveValue('Asked for it');
  },
};
export const NoConnection: Story = {
  args: { task: 'erase' },
  parameters: server(
    mock.post('/api/requests/{id}/customer/erase', () => problem('UNAVAILABLE', 503)),
  ),
  play: async (tools) => {
    await fill(tools, 'Asked for it', 'Ann Lee');
    await press(tools, 'Erase permanently');
    await shows(/No connection|Unexpected problem/);
    await expect((await dialog()).getByLabelText(/to confirm/)).toHaveValue('Ann Lee');
  },
};
export const Erasing: Story = {
  args: { task: 'erase' },
  parameters: server(mock.post('/api/requests/{id}/customer/erase', () => never())),
  play: async (tools) => {
    await fill(tools, 'Asked for it', 'Ann Lee');
    await press(tools, 'Erase permanently');
    const button = await (await dialog()).findByRole('button', { name: 'Erase permanently' });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
  },
};
export const Erases: Story = {
  play: async (tools) => {
    await find(tools, 'ann');
    await tools.userEvent.click(await tools.canvas.findByRole('button', { name: 'Erase Ann Lee' }));
    await fill(tools, 'Closed account', 'Ann Lee');
    await press(tools, 'Erase permanently');
    await shows('Customer erased');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await shows('No matching customer');
    await shows(/Closed account/);
  },
};
export const OnPhone: Story = { globals: phone };
export const EraseOnPhone: Story = { ...ErasePreview, globals: phone };
export const Dark: Story = { globals: { scheme: 'dark', ...wide } };
export const PseudoLocale: Story = { globals: { language: 'pseudo', ...phone } };

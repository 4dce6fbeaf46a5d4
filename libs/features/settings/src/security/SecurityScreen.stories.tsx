import { broken, mock, never, offline, problem } from '@forecourt/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { events, security, securityServer } from '../test/security.ts';
import { SecurityStory } from '../test/SecurityStory.tsx';

const meta: Meta<typeof SecurityStory> = {
  title: 'Screens/Administration/Settings/Security',
  component: SecurityStory,
  args: { onSave: fn() },
  parameters: securityServer(),
};
export default meta;

type Story = StoryObj<typeof SecurityStory>;

const log = () => screen.findByRole('list', { name: 'Security log' });
const rows = async () => within(await log()).getAllByRole('listitem');

export const Loading: Story = {
  parameters: securityServer(
    security,
    [],
    mock.get('/api/partners/{id}/security', () => never()),
    mock.get('/api/partners/{id}/company-sign-in', () => never()),
    mock.get('/api/partners/{id}/security/events', () => never()),
  ),
};
export const Failed: Story = {
  parameters: { layout: 'fullscreen', msw: { handlers: offline() } },
  play: async () => {
    await waitFor(() => expect(screen.getAllByText('This could not be loaded')).toHaveLength(3));
  },
};
export const SomeEvents: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async () => {
    const [first] = await rows();
    await expect(first).toHaveTextContent('Signed in');
    await expect(first).toHaveTextContent('Chrome on macOS');
    await expect(first).toHaveTextContent('Estonia, 192.0.2.44');
  },
};
/** The log stands beside the settings from their beginning on: the taller card leaves no hole. */
export const LogBesideTheSettings: Story = {
  globals: { viewport: { value: 'wide' } },
  play: async () => {
    await log();
    const boxOf = (name: string) =>
      screen.getByRole('heading', { name }).closest('section')!.getBoundingClientRect();
    await waitFor(() => {
      const [factor, company] = [boxOf('Second factor'), boxOf('Company sign-in')];
      const events = boxOf('Security log');
      void expect(company.left).toBe(factor.left);
      void expect(events.left).toBeGreaterThan(company.right);
      void expect(events.top).toBe(factor.top);
    });
  },
};
export const Empty: Story = {
  parameters: securityServer(security, []),
  play: async () => {
    await screen.findByText('No events');
  },
};
export const Filtered: Story = {
  play: async () => {
    await log();
    await userEvent.selectOptions(screen.getByLabelText('Event'), 'Role changed');
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    await expect((await rows())[0]).toHaveTextContent('Viewer → Agent');
  },
};
export const Long: Story = {
  parameters: securityServer(security, events(120)),
  play: async () => {
    await expect(await rows()).toHaveLength(50);
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(async () => expect(await rows()).toHaveLength(100));
  },
};
export const Required: Story = {
  play: async () => {
    const box = await screen.findByLabelText(/Require a second factor/);
    await userEvent.click(box);
    await waitFor(() => expect(box).toBeChecked());
    await screen.findByText('1 of 3 members has none.');
  },
};
export const RequiredWithoutOwnFactor: Story = {
  parameters: securityServer(
    security,
    [],
    mock.patch('/api/partners/{id}/security', () => problem('INVALID_TRANSITION', 409)),
  ),
  play: async () => {
    const box = await screen.findByLabelText(/Require a second factor/);
    await userEvent.click(box);
    await screen.findByText(/your own second factor first/);
    await expect(box).not.toBeChecked();
  },
};
const remove = async () => {
  const name = 'Remove the second factor of Rasmus Berg';
  await userEvent.click(await screen.findByRole('button', { name }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(await dialog.findByRole('button', { name: 'Remove' }));
};
export const RemovesAFactor: Story = {
  play: async () => {
    await remove();
    await screen.findByText('2 of 3 members have none.');
  },
};
export const RemovingFailed: Story = {
  parameters: securityServer(
    security,
    [],
    mock.delete('/api/users/{userId}/factors', () => broken()),
  ),
  play: async () => {
    await remove();
    await screen.findByText(/No changes were made/);
  },
};
export const Exports: Story = {
  parameters: securityServer(security, events(120)),
  play: async ({ args }) => {
    await log();
    await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    const [name, text] = (args.onSave as ReturnType<typeof fn>).mock.calls[0] as [string, string];
    await expect(name).toMatch(/^security-log-.*\.csv$/);
    await expect(text.trim().split('\r\n')).toHaveLength(121);
  },
};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const PseudoLocaleOnPhone: Story = {
  globals: { language: 'pseudo', viewport: { value: 'phone' } },
};

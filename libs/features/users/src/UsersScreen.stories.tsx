import { broken, mock, never, offline, problem } from '@forecourt/testing';
import { shows } from '@forecourt/testing/story';
import { clearToasts } from '@forecourt/ui/toast';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { invitations, me, members } from './test/people.ts';
import { usersServer } from './test/server.ts';
import { UsersStory } from './test/UsersStory.tsx';
import type { UsersStore } from './UsersStore.ts';

type Tools = Pick<StoryContext, 'canvas' | 'userEvent'>;
type Handler = ReturnType<typeof mock.get>;

const server = (...first: Handler[]) => ({ msw: { handlers: [...first, ...usersServer()] } });

let shown: UsersStore | undefined;
const meta: Meta<typeof UsersStory> = {
  title: 'Screens/Administration/Users',
  component: UsersStory,
  args: { onStore: (store) => (shown = store) },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => clearToasts(),
};
export default meta;

type Story = StoryObj<typeof UsersStory>;

const wide: Story['globals'] = { viewport: { value: 'wide' } };
const phone: Story['globals'] = { viewport: { value: 'phone' } };

const row = async ({ canvas }: Tools, name: string): Promise<HTMLElement> =>
  (await canvas.findByText(name)).closest('li')!;
const press = async (tools: Tools, name: string): Promise<void> =>
  tools.userEvent.click(await tools.canvas.findByRole('button', { name }));
const choose = async (tools: Tools, name: string, action: string): Promise<void> => {
  await press(tools, `More for ${name}`);
  await tools.userEvent.click(await screen.findByRole('menuitem', { name: action }));
};
const confirm = async ({ userEvent }: Tools, name: string): Promise<void> => {
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.click(await within(dialog).findByRole('button', { name }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
};
const chooseRole = async (tools: Tools, name: string, role: string): Promise<void> => {
  const button = await within(await row(tools, name)).findByRole('button', { name: /: role of/ });
  await tools.userEvent.click(button);
  await tools.userEvent.click(await screen.findByRole('menuitemradio', { name: role }));
};
const roleIs = (tools: Tools, name: string, role: string): Promise<void> =>
  waitFor(async () =>
    expect(
      within(await row(tools, name)).getByRole('button', { name: `${role}: role of ${name}` }),
    ).toBeVisible(),
  );

export const Loading: Story = { parameters: server(mock.get('/api/users', () => never())) };
export const Members: Story = {
  parameters: server(),
  globals: wide,
  play: async (tools) => {
    await expect(await row(tools, me.name)).toHaveTextContent('You');
    await expect(await row(tools, 'Carla Mendes')).toHaveTextContent('Deactivated');
    await expect(await row(tools, 'Dirk Vos')).toHaveTextContent('Never signed in');
  },
};
/** However short the list is, the form beside it has the whole side of the page. */
export const OnlyMe: Story = {
  parameters: { msw: { handlers: usersServer([me], []) } },
  globals: wide,
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => {
      const panel = canvas.getByRole('complementary', { name: 'Invite new user' });
      const page = canvasElement.querySelector('main')!.getBoundingClientRect();
      const { top, right, bottom } = panel.getBoundingClientRect();
      void expect([top, right, bottom]).toEqual([page.top, page.right, page.bottom]);
    });
  },
};
export const Failed: Story = {
  parameters: { msw: { handlers: offline() } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(/could not be loaded/));
  },
};

/** What to name when one reports it. */
export const FailedOnServer: Story = {
  parameters: server(
    mock.get('/api/users', () => problem('INTERNAL_ERROR', 500, { reference: '7K3M9QX2TC4D' })),
  ),
  play: async ({ canvas }) => {
    const name = 'Reference: 7K3M9QX2TC4D';
    await waitFor(() => expect(canvas.getByRole('button', { name })).toBeVisible());
  },
};

let asked = 0;
export const RefreshFailed: Story = {
  parameters: server(
    mock.get('/api/users', () => {
      asked += 1;
      return asked > 1 ? broken() : { users: [...members], invitations: [...invitations] };
    }),
  ),
  beforeEach: () => {
    asked = 0;
  },
  play: async (tools) => {
    await row(tools, 'Ann Lee');
    await shown?.load();
    await waitFor(async () =>
      expect(await tools.canvas.findByRole('button', { name: 'Retry' })).toBeVisible(),
    );
    await waitFor(() => expect(tools.canvas.getByText('Ann Lee')).toBeVisible());
  },
};

export const RoleChanged: Story = {
  parameters: server(),
  play: async (tools) => {
    await chooseRole(tools, 'Bo Karlsen', 'Viewer');
    await roleIs(tools, 'Bo Karlsen', 'Viewer');
  },
};
export const RoleRefused: Story = {
  parameters: server(mock.patch('/api/users/{userId}', () => problem('INTERNAL_ERROR', 500))),
  play: async (tools) => {
    await chooseRole(tools, 'Bo Karlsen', 'Viewer');
    await shows('Unexpected problem has occurred');
    await roleIs(tools, 'Bo Karlsen', 'Agent');
  },
};
export const LastAdmin: Story = {
  parameters: server(mock.patch('/api/users/{userId}', () => problem('LAST_ADMIN', 409))),
  play: async (tools) => {
    await choose(tools, 'Ann Lee', 'Deactivate');
    await confirm(tools, 'Deactivate');
    await shows('A branch needs an administrator. Make someone else an administrator first.');
    await expect(await row(tools, 'Ann Lee')).not.toHaveTextContent('Deactivated');
  },
};
export const OwnRole: Story = {
  parameters: server(),
  play: async (tools) => {
    await chooseRole(tools, me.name, 'Agent');
    await waitFor(() => expect(screen.getByRole('alertdialog')).toHaveTextContent('your own role'));
    await confirm(tools, 'Cancel');
    await roleIs(tools, me.name, 'Administrator');
  },
};
export const Deactivates: Story = {
  parameters: server(),
  play: async (tools) => {
    await choose(tools, 'Bo Karlsen', 'Deactivate');
    await confirm(tools, 'Deactivate');
    await waitFor(async () =>
      expect(await row(tools, 'Bo Karlsen')).toHaveTextContent('Deactivated'),
    );
  },
};
export const Reactivates: Story = {
  parameters: server(),
  play: async (tools) => {
    await choose(tools, 'Carla Mendes', 'Reactivate');
    await confirm(tools, 'Reactivate');
    await waitFor(async () =>
      expect(await row(tools, 'Carla Mendes')).not.toHaveTextContent('Deactivated'),
    );
  },
};
export const SendsPasswordLink: Story = {
  parameters: server(),
  play: async (tools) => {
    await choose(tools, 'Bo Karlsen', 'Send password link');
    await waitFor(async () =>
      expect(await screen.findByText(/Password link on its way to/)).toBeVisible(),
    );
  },
};
export const NoConnection: Story = {
  parameters: server(mock.patch('/api/users/{userId}', () => broken())),
  play: async (tools) => {
    await choose(tools, 'Bo Karlsen', 'Deactivate');
    await confirm(tools, 'Deactivate');
    await shows('No connection. No changes were made. Try again in a moment.');
  },
};

export const InvitationExpired: Story = {
  parameters: server(),
  play: async (tools) => {
    await expect(await row(tools, 'Finn Moe')).toHaveTextContent('Expired');
  },
};
export const Resends: Story = {
  parameters: server(),
  play: async (tools) => {
    await choose(tools, 'Finn Moe', 'Resend');
    await shows('Invitation sent again');
    await waitFor(async () => expect(await row(tools, 'Finn Moe')).toHaveTextContent('12.03.2999'));
  },
};
export const Revokes: Story = {
  parameters: server(),
  play: async (tools) => {
    await choose(tools, 'Eva Lind', 'Revoke');
    await confirm(tools, 'Revoke');
    await waitFor(() => expect(tools.canvas.queryByText('Eva Lind')).toBeNull());
  },
};
export const GoneMeanwhile: Story = {
  parameters: server(
    mock.delete('/api/users/invitations/{invitationId}', () => problem('NOT_FOUND', 404)),
  ),
  play: async (tools) => {
    await choose(tools, 'Eva Lind', 'Revoke');
    await confirm(tools, 'Revoke');
    await shows('This has changed. The list is up to date now.');
  },
};

const invite = async (tools: Tools, email = 'gina@northgate.test'): Promise<void> => {
  const { canvas, userEvent } = tools;
  await userEvent.type(await canvas.findByLabelText('Name'), 'Gina Holt');
  await userEvent.type(canvas.getByLabelText('Email'), email);
  await userEvent.type(canvas.getByLabelText('Phone number'), '51234567');
  await userEvent.selectOptions(canvas.getByLabelText('Role'), 'Viewer');
  await press(tools, 'Send invitation');
};
const saysAt = (label: string, message: string) => async (tools: Tools) => {
  const field = tools.canvas.getByLabelText(label);
  await waitFor(() => expect(field).toHaveFocus());
  await waitFor(() => expect(field).toHaveAccessibleDescription(message));
};

export const Invites: Story = {
  parameters: server(),
  globals: wide,
  play: async (tools) => {
    await row(tools, 'Eva Lind');
    await invite(tools);
    await shows('Invitation on its way to gina@northgate.test');
    await expect(await row(tools, 'Gina Holt')).toHaveTextContent('Viewer');
    await waitFor(() => expect(tools.canvas.getByLabelText('Name')).toHaveFocus());
    await expect(tools.canvas.getByLabelText('Name')).toHaveValue('');
  },
};
export const InvitesOnPhone: Story = {
  parameters: server(),
  globals: phone,
  play: async (tools) => {
    await row(tools, 'Eva Lind');
    await press(tools, 'Invite new user');
    const panel = await screen.findByRole('dialog', { name: 'Invite new user' });
    await invite({ ...tools, canvas: within(panel) as Tools['canvas'] });
    await shows('Invitation on its way to gina@northgate.test');
    await waitFor(() => expect(within(panel).getByLabelText('Name')).toHaveValue(''));
  },
};
export const FieldsMissing: Story = {
  parameters: server(),
  play: async (tools) => {
    await press(tools, 'Send invitation');
    await saysAt('Name', 'Please fill out all the fields')(tools);
  },
};
export const NumberNotValid: Story = {
  parameters: server(),
  play: async (tools) => {
    const { canvas, userEvent } = tools;
    await userEvent.type(await canvas.findByLabelText('Name'), 'Gina Holt');
    await userEvent.type(canvas.getByLabelText('Email'), 'gina@northgate.test');
    await userEvent.type(canvas.getByLabelText('Phone number'), '12');
    await press(tools, 'Send invitation');
    await saysAt('Phone number', 'This phone number is not valid')(tools);
  },
};
export const AlreadyMember: Story = {
  parameters: server(mock.post('/api/users/invitations', () => problem('ALREADY_MEMBER', 409))),
  play: async (tools) => {
    await invite(tools);
    await saysAt('Email', 'This person is already a member')(tools);
    await expect(tools.canvas.getByLabelText('Name')).toHaveValue('Gina Holt');
  },
};
export const AlreadyInvited: Story = {
  parameters: server(mock.post('/api/users/invitations', () => problem('ALREADY_INVITED', 409))),
  play: async (tools) => {
    await invite(tools);
    await saysAt(
      'Email',
      'This person is already invited. Resend the invitation in the list.',
    )(tools);
  },
};
export const TooManyInvitations: Story = {
  parameters: server(
    mock.post('/api/users/invitations', () => problem('RATE_LIMITED', 429, { retryAfter: 600 })),
  ),
  play: async (tools) => {
    await invite(tools);
    await shows('Too many invitations were sent. Try again in 10 minutes.');
    await expect(tools.canvas.getByLabelText('Name')).toHaveValue('Gina Holt');
  },
};
export const NotVerified: Story = {
  parameters: server(mock.post('/api/users/invitations', () => problem('EMAIL_NOT_VERIFIED', 403))),
  play: async (tools) => {
    await invite(tools);
    await shows('Verify your email before you invite people. We sent you a link.');
  },
};
export const Sending: Story = {
  parameters: server(mock.post('/api/users/invitations', () => never())),
  play: async (tools) => {
    await invite(tools);
    const button = await tools.canvas.findByRole('button', { name: 'Send invitation' });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
  },
};

export const OnPhone: Story = {
  parameters: server(),
  globals: phone,
  play: async (tools) => {
    await row(tools, 'Ann Lee');
    await press(tools, 'Invite new user');
    const panel = await screen.findByRole('dialog', { name: 'Invite new user' });
    await waitFor(() => expect(within(panel).getByLabelText('Name')).toHaveFocus());
  },
};
export const LoadingOnPhone: Story = { ...Loading, globals: phone };
export const OnDesktop: Story = {
  parameters: server(),
  globals: { viewport: { value: 'desktop' } },
};
export const Dark: Story = { parameters: server(), globals: { scheme: 'dark', ...wide } };
export const PseudoLocale: Story = {
  parameters: server(),
  globals: { language: 'pseudo', ...wide },
};
export const PseudoLocaleOnPhone: Story = {
  parameters: server(),
  globals: { language: 'pseudo', ...phone },
};
export const RightToLeft: Story = { parameters: server(), globals: { language: 'rtl', ...wide } };

import { makeUser, seeded } from '@forecourt/contract/fixtures';
import { mock, never, offline, problem } from '@forecourt/testing';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { CompanyStory } from '../test/CompanyStory.tsx';

type Tools = Pick<StoryContext, 'canvas' | 'userEvent'>;

const start = '/api/session/company';
const complete = '/api/session/company/complete';
const url = 'https://login.northgate.test/authorize?client_id=forecourt';

const meta: Meta<typeof CompanyStory> = {
  title: 'Screens/Account/Company sign-in',
  component: CompanyStory,
  args: { email: 'nora@northgate.test', onLeave: fn(), onEnter: fn() },
  parameters: {
    layout: 'fullscreen',
    msw: { handlers: [mock.post(start, () => ({ url, key: 'key' }))] },
  },
};
export default meta;

type Story = StoryObj<typeof CompanyStory>;

const answer = (handler: ReturnType<typeof mock.post>): Pick<Story, 'parameters'> => ({
  parameters: { msw: { handlers: [handler] } },
});
const send = async ({ canvas, userEvent }: Tools): Promise<void> =>
  userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
const says = (message: RegExp) => async (tools: Tools) => {
  await send(tools);
  await tools.canvas.findByText(message);
  await expect(tools.canvas.getByLabelText('Email')).toHaveValue('nora@northgate.test');
};
/** On the way back, with a problem; one can try again. */
const returns = (code: Parameters<typeof problem>[0], message: RegExp): Story => ({
  args: { answer: 'code=1&state=2' },
  ...answer(mock.post(complete, () => problem(code, 401))),
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByRole('heading', { name: 'You’re not logged in yet' });
    await waitFor(() => expect(title).toHaveFocus());
    await canvas.findByText(message);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByLabelText('Email');
  },
});

export const Empty: Story = { args: { email: '' } };
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Email')).toHaveValue('nora@northgate.test');
  },
};
export const Leaves: Story = {
  play: async (tools) => {
    await send(tools);
    await waitFor(() => expect((tools as StoryContext).args.onLeave).toHaveBeenCalledWith(url));
  },
};
export const BadEmail: Story = {
  args: { email: 'nora' },
  play: async (tools) => {
    await send(tools);
    const field = tools.canvas.getByLabelText('Email');
    await waitFor(() => expect(field).toHaveFocus());
  },
};
export const NotFound: Story = {
  ...answer(mock.post(start, () => problem('COMPANY_NOT_FOUND', 404))),
  play: says(/No company here uses this email’s domain/),
};
export const Unreachable: Story = {
  ...answer(mock.post(start, () => problem('COMPANY_UNREACHABLE', 401))),
  play: says(/doesn’t answer/),
};
export const Offline: Story = {
  parameters: { msw: { handlers: offline() } },
  play: says(/can’t be reached/),
};
export const Returning: Story = {
  args: { answer: 'code=1&state=2' },
  ...answer(mock.post(complete, () => never())),
};
export const LoggedIn: Story = {
  args: { answer: 'code=1&state=2' },
  ...answer(mock.post(complete, () => ({ token: 'token', user: makeUser(seeded('company')) }))),
  play: async ({ args }) => {
    await waitFor(() => expect(args.onEnter).toHaveBeenCalledWith('token', '#next=%2Fusers'));
  },
};
export const Ended: Story = {
  args: { answer: 'code=1&state=2', began: false },
  play: async ({ canvas }) => {
    await canvas.findByText(/took too long/);
  },
};
export const Refused = returns('COMPANY_REFUSED', /was canceled/);
export const NoRole = returns('COMPANY_NO_ROLE', /None of your company’s groups/);
export const Deactivated = returns('COMPANY_USER_OFF', /is deactivated/);
const again = '/api/session/reauthenticate/company/complete';
const confirming = {
  answer: 'code=1&state=2',
  back: '/settings/security',
  onConfirm: fn(),
  onBack: fn(),
};
/** On the way back to a protected change, with a problem; one can go back to it. */
const notConfirmed = (code: Parameters<typeof problem>[0], message: RegExp): Story => ({
  args: confirming,
  ...answer(mock.post(again, () => problem(code, 403))),
  play: async ({ args, canvas, userEvent }) => {
    const title = await canvas.findByRole('heading', { name: 'You’re not confirmed yet' });
    await waitFor(() => expect(title).toHaveFocus());
    await canvas.findByText(message);
    await expect(args.onConfirm).toHaveBeenCalledWith(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalledWith('/settings/security');
  },
});
export const Confirming: Story = {
  args: confirming,
  ...answer(mock.post(again, () => never())),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Confirming it’s you…' });
  },
};
export const Confirmed: Story = {
  args: confirming,
  ...answer(mock.post(again, () => undefined)),
  play: async ({ args }) => {
    await waitFor(() => expect(args.onBack).toHaveBeenCalledWith('/settings/security'));
    await expect(args.onConfirm).toHaveBeenCalledWith(true);
  },
};
export const NotConfirmed = notConfirmed('COMPANY_REFUSED', /was canceled/);
export const OtherPerson = notConfirmed('COMPANY_OTHER_PERSON', /Another person/);
export const NotAgain = notConfirmed('COMPANY_NOT_AGAIN', /asked you again/);
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const PseudoLocaleOnPhone: Story = {
  globals: { language: 'pseudo', viewport: { value: 'phone' } },
};

import type { Away, AwayUpdate, Colleague, Digest, DigestUpdate } from '@forecourt/contract';
import { broken, mock, never, offline, problem } from '@forecourt/testing';
import { Box } from '@forecourt/ui/layout';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { ProfileStory } from '../test/ProfileStory.tsx';

type Tools = Pick<StoryContext, 'canvas' | 'userEvent'>;
type Handler = ReturnType<typeof mock.post>;

const account = {
  id: 'ann',
  name: 'Ann Lee',
  email: 'ann@riverside.test',
  phone: '+13055550168',
  email_verified: true,
  away: null,
  digest: { frequency: 'OFF' as const, time_zone: null },
  locale: null,
  insights_mail: false,
};
const colleagues: readonly Colleague[] = [
  { id: 'ann', name: 'Ann Lee', avatar: null, role: 'ADMIN', away: null },
  { id: 'ben', name: 'Ben Cole', avatar: null, role: 'AGENT', away: null },
];
const awayAs = (away: AwayUpdate | null | undefined): Away | null => {
  if (!away) return null;
  const substitute = colleagues.find(({ id }) => id === away.substitute_id);
  return {
    until: away.until,
    note: away.note ?? null,
    substitute: substitute ? { id: substitute.id, name: substitute.name } : null,
  };
};
const digestAs = (digest: DigestUpdate = { frequency: 'OFF' }): Digest => ({
  frequency: digest.frequency,
  time_zone: digest.time_zone ?? null,
});
const passwordPath = '/api/account/password';
const onSaved = fn();
const server = (...first: Handler[]) => ({
  msw: {
    handlers: [
      ...first,
      mock.get('/api/account', () => ({ account })),
      mock.get('/api/colleagues', () => ({ colleagues: [...colleagues] })),
      mock.patch('/api/account', ({ body }) => ({
        account: {
          ...account,
          name: 'Ann Leigh',
          away: awayAs(body.away),
          digest: digestAs(body.digest),
          locale: body.locale ?? null,
          insights_mail: body.insights_mail ?? false,
        },
      })),
      mock.post(passwordPath, () => undefined),
    ],
  },
});

const meta: Meta<typeof ProfileStory> = {
  title: 'Screens/Account/Profile',
  component: ProfileStory,
  args: { onSaved },
  parameters: { layout: 'fullscreen', ...server() },
  beforeEach: () => {
    onSaved.mockClear();
  },
};
export default meta;

type Story = StoryObj<typeof ProfileStory>;

const change = async (
  { canvas, userEvent }: Tools,
  [current, next] = ['demo1234', 'three blue tractors'],
): Promise<void> => {
  const field = await canvas.findByLabelText('Current password');
  if (current) await userEvent.type(field, current);
  if (next) await userEvent.type(canvas.getByLabelText('New password'), next);
  await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
};
const saysAt =
  (label: string, message: string, typed?: [string, string]) =>
  async (tools: Tools): Promise<void> => {
    await change(tools, typed);
    const field = tools.canvas.getByLabelText(label);
    await waitFor(() => expect(field).toHaveFocus());
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(expect.stringContaining(message)),
    );
  };
const save = async ({ canvas, userEvent }: Tools): Promise<void> =>
  userEvent.click(await canvas.findByRole('button', { name: 'Save' }));

export const Loading: Story = { parameters: server(mock.get('/api/account', () => never())) };
export const Profile: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveValue('Ann Lee'));
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('readonly');
    // Each form is saved by the same kind of button.
    const saves = canvas
      .getAllByRole('button', { name: /^(Save|Change)/ })
      .map((button) => [getComputedStyle(button).backgroundColor, button.clientHeight].join());
    await expect(saves).toHaveLength(3);
    await expect(new Set(saves).size).toBe(1);
    // The choices about emails are beside one another under both columns.
    const emails = ['Email digest', 'Language of emails', weekly].map(
      (name) => canvas.getByLabelText(name).closest('[class*=choice]')!.getBoundingClientRect().top,
    );
    await expect(new Set(emails).size).toBe(1);
    await expect(canvas.getByRole('link', { name: 'Show devices' })).toHaveAttribute(
      'href',
      '/sessions',
    );
  },
};
/** On an upright tablet the three choices about emails are one above another: none is left over. */
export const EmailsOnTablet: Story = {
  // beside the menu
  decorators: [
    (Story) => (
      <Box style={{ width: '704px' }}>
        <Story />
      </Box>
    ),
  ],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveValue('Ann Lee'));
    const tops = ['Email digest', 'Language of emails', weekly].map(
      (name) => canvas.getByLabelText(name).closest('[class*=choice]')!.getBoundingClientRect().top,
    );
    await expect(new Set(tops).size).toBe(3);
  },
};
export const Failed: Story = {
  parameters: { msw: { handlers: offline() } },
  play: async ({ canvas }) => {
    await waitFor(async () =>
      expect(await canvas.findByRole('alert')).toHaveTextContent(/could not be loaded/),
    );
  },
};
export const Saves: Story = {
  play: async (tools) => {
    await save(tools);
    await waitFor(() => expect(tools.canvas.getByText('Profile saved')).toBeVisible());
    await expect(tools.canvas.getByLabelText('Name')).toHaveValue('Ann Leigh');
    await expect(onSaved).toHaveBeenCalledOnce();
  },
};
export const EmptyName: Story = {
  play: async (tools) => {
    const name = await tools.canvas.findByLabelText('Name');
    await tools.userEvent.clear(name);
    await save(tools);
    await waitFor(() => expect(name).toHaveFocus());
    await waitFor(() =>
      expect(name).toHaveAccessibleDescription(expect.stringContaining('Enter your name')),
    );
  },
};
export const BadPhone: Story = {
  parameters: server(
    mock.patch('/api/account', () =>
      problem('INVALID_FORMAT', 422, { errors: [{ field: 'phone', code: 'INVALID_FORMAT' }] }),
    ),
  ),
  play: async (tools) => {
    await save(tools);
    const phone = tools.canvas.getByRole('textbox', { name: /Mobile number/ });
    await waitFor(() => expect(phone).toHaveFocus());
  },
};
export const SavingFailed: Story = {
  parameters: server(mock.patch('/api/account', () => broken())),
  play: async (tools) => {
    await save(tools);
    await waitFor(async () =>
      expect(await tools.canvas.findByText(/can’t be reached/)).toBeVisible(),
    );
  },
};
export const ChangesPassword: Story = {
  play: async (tools) => {
    await change(tools);
    await waitFor(() =>
      expect(tools.canvas.getByText(/Other devices are signed out/)).toBeVisible(),
    );
    await expect(tools.canvas.getByLabelText('Current password')).toHaveValue('');
  },
};
export const EmptyCurrentPassword: Story = {
  play: saysAt('Current password', 'Enter your current password', ['', 'three blue tractors']),
};
export const WrongCurrentPassword: Story = {
  parameters: server(mock.post(passwordPath, () => problem('WRONG_PASSWORD', 422))),
  play: saysAt('Current password', 'This is not your current password'),
};
export const ShortPassword: Story = {
  play: saysAt('New password', 'at least 10 characters', ['demo1234', 'nine char']),
};
export const CommonPassword: Story = {
  parameters: server(
    mock.post(passwordPath, () => problem('WEAK_PASSWORD', 422, { rule: 'COMMON' })),
  ),
  play: saysAt('New password', 'Too many people use this password'),
};
export const RateLimited: Story = {
  parameters: server(
    mock.post(passwordPath, () => problem('RATE_LIMITED', 429, { retryAfter: 840 })),
  ),
  play: async (tools) => {
    await change(tools);
    await waitFor(() => expect(tools.canvas.getByText(/Try again in 14 minutes/)).toBeVisible());
  },
};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const PseudoLocaleOnPhone: Story = {
  globals: { language: 'pseudo', viewport: { value: 'phone' } },
};

const inPart = async ({ canvas }: Tools) =>
  within((await canvas.findByRole('heading', { name: 'Away' })).closest('section')!);

export const SavesAbsence: Story = {
  play: async (tools) => {
    const part = await inPart(tools);
    await tools.userEvent.type(part.getByLabelText('Away until'), '2026-03-20');
    await part.findByRole('option', { name: 'Ben Cole' });
    await tools.userEvent.selectOptions(part.getByLabelText('Who takes over'), 'Ben Cole');
    await tools.userEvent.type(part.getByLabelText(/^Note to colleagues/), 'Call him');
    await tools.userEvent.click(part.getByRole('button', { name: 'Save absence' }));
    await part.findByText('Absence saved');
    await part.findByText('Away until 20.03.2026, Ben Cole takes over: Call him');
    await tools.userEvent.click(part.getByRole('button', { name: 'I’m back' }));
    await part.findByText('Your absence has ended');
    await waitFor(() => expect(part.queryByText(/^Away until 20/)).toBeNull());
  },
};

export const AbsenceWithoutDay: Story = {
  play: async (tools) => {
    const part = await inPart(tools);
    await tools.userEvent.click(part.getByRole('button', { name: 'Save absence' }));
    const day = part.getByLabelText('Away until');
    await waitFor(() => expect(day).toHaveFocus());
    await waitFor(() =>
      expect(day).toHaveAccessibleDescription(expect.stringContaining('Choose your last day away')),
    );
  },
};

export const AbsenceRefused: Story = {
  parameters: server(
    mock.patch('/api/account', () =>
      problem('INVALID_FORMAT', 422, {
        errors: [{ field: 'away.until', code: 'INVALID_FORMAT' }],
      }),
    ),
  ),
  play: async (tools) => {
    const part = await inPart(tools);
    await tools.userEvent.type(part.getByLabelText('Away until'), '2026-01-20');
    await tools.userEvent.click(part.getByRole('button', { name: 'Save absence' }));
    await part.findByText('Choose today or a later day');
  },
};

export const AbsenceNotSaved: Story = {
  parameters: server(mock.patch('/api/account', () => broken())),
  play: async (tools) => {
    const part = await inPart(tools);
    await tools.userEvent.type(part.getByLabelText('Away until'), '2026-03-20');
    await tools.userEvent.click(part.getByRole('button', { name: 'Save absence' }));
    await waitFor(() => expect(part.getByRole('alert')).toHaveTextContent(/can’t be reached/));
    await expect(part.getByLabelText('Away until')).toHaveValue('2026-03-20');
  },
};

const choiceOf = ({ canvas }: Tools, label: string) =>
  canvas.findByRole('combobox', { name: label });
const choose = async (tools: Tools, label: string, choice: string): Promise<void> =>
  tools.userEvent.selectOptions(await choiceOf(tools, label), choice);
/** The device's time zone is kept with the choice, and said. */
export const SavesDigest: Story = {
  play: async (tools) => {
    await choose(tools, 'Email digest', 'Every Monday');
    await tools.canvas.findByText('Saved');
    await tools.canvas.findByText(/Sent at 7 AM, New York time\./);
    await choose(tools, 'Email digest', 'Off');
    await waitFor(() => expect(tools.canvas.queryByText(/Sent at 7 AM/)).toBeNull());
  },
};
export const DigestNotVerified: Story = {
  parameters: server(
    mock.get('/api/account', () => ({ account: { ...account, email_verified: false } })),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText(/^Verify your email address first.*unread notifications/);
    await expect(canvas.queryByLabelText('Email digest')).toBeNull();
    await expect(canvas.queryByRole('switch')).toBeNull();
  },
};
export const DigestNotSaved: Story = {
  parameters: server(mock.patch('/api/account', () => broken())),
  play: async (tools) => {
    await choose(tools, 'Email digest', 'Every day');
    await tools.canvas.findByText(/can’t be reached. No changes were made/);
    await expect(await choiceOf(tools, 'Email digest')).toHaveValue('OFF');
  },
};

export const SavesLanguage: Story = {
  play: async (tools) => {
    const language = await choiceOf(tools, 'Language of emails');
    await choose(tools, 'Language of emails', 'Eesti');
    await tools.canvas.findByText('Saved');
    await expect(language).toHaveValue('et');
    await choose(tools, 'Language of emails', 'As your business');
    await tools.canvas.findByText('Saved');
    await expect(language).toHaveValue('');
  },
};
/** A partner offers German as it is in Austria: that is German here. */
export const ReadsGerman: Story = {
  parameters: server(
    mock.get('/api/account', () => ({ account: { ...account, locale: 'de-AT' } })),
  ),
  play: async ({ canvas }) => {
    const language = await canvas.findByLabelText('Language of emails');
    await waitFor(() => expect(language).toHaveDisplayValue('Deutsch'));
  },
};
export const LanguageNotSaved: Story = {
  parameters: server(mock.patch('/api/account', () => broken())),
  play: async (tools) => {
    await choose(tools, 'Language of emails', 'Español');
    await tools.canvas.findByText(/can’t be reached. No changes were made/);
    await expect(await choiceOf(tools, 'Language of emails')).toHaveValue('');
  },
};

const weekly = 'Weekly figures';
/** The choice is saved as it is made. */
export const WeeklyFigures: Story = {
  play: async ({ canvas, userEvent }) => {
    const choice = await canvas.findByRole('switch', { name: weekly });
    await expect(choice).not.toBeChecked();
    await userEvent.click(choice);
    await waitFor(() => expect(choice).toBeChecked());
    await canvas.findByText('Saved');
    await userEvent.click(choice);
    await waitFor(() => expect(choice).not.toBeChecked());
  },
};
export const WeeklyFiguresNotSaved: Story = {
  parameters: server(mock.patch('/api/account', () => broken())),
  play: async ({ canvas, userEvent }) => {
    const choice = await canvas.findByRole('switch', { name: weekly });
    await userEvent.click(choice);
    await canvas.findByText(/can’t be reached/);
    await expect(choice).not.toBeChecked();
  },
};
/** The link of Insights leads to the switch. */
export const FromInsights: Story = {
  beforeEach: () => {
    const { href } = window.location;
    window.history.replaceState(null, '', '#weekly');
    return () => window.history.replaceState(null, '', href);
  },
  play: async ({ canvas }) => {
    const choice = await canvas.findByRole('switch', { name: weekly });
    await waitFor(() => expect(choice).toHaveFocus());
  },
};

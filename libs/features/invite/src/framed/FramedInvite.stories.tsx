import { makeInvite, makeInviteCustomisation, seeded } from '@forecourt/contract/fixtures';
import { broken, mock, never, problem } from '@forecourt/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { FramedStory } from '../test/InviteStory.tsx';

const random = seeded('framed invite');
const invite = makeInvite(random, {
  customisation: makeInviteCustomisation(random, { partner_name: 'Northgate Motors' }),
});
const path = '/api/partner_customisations/{uniqueId}';

type Handler = ReturnType<typeof mock.get>;
const answers = (load: Handler) => ({
  layout: 'fullscreen',
  msw: {
    handlers: [
      load,
      mock.post('/api/requests/self', () => ({
        request: { id: 'request-1', status: 'SENT' as const },
      })),
    ],
  },
});

const form = answers(mock.get(path, () => invite));

/** The form of the invite page in a frame of another website: nothing but the form. */
const meta: Meta<typeof FramedStory> = {
  title: 'Screens/Every flow/Invite page/In a frame',
  component: FramedStory,
  globals: { viewport: { value: 'phone' } },
};
export default meta;

type Story = StoryObj<typeof FramedStory>;

export const FramedForm: Story = {
  parameters: form,
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Your mobile number');
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** The color of the website's tag takes the place of the partner's first. */
export const FramedInAnotherColor: Story = {
  parameters: form,
  args: { color: '#7A1FA2' },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Get started' });
    await waitFor(() => expect(getComputedStyle(button).backgroundColor).toBe('rgb(122, 31, 162)'));
  },
};

export const FramedSmsSent: Story = {
  parameters: form,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Your mobile number'), '51234567');
    await userEvent.click(canvas.getByRole('button', { name: 'Get started' }));
    await waitFor(async () =>
      expect(await canvas.findByRole('heading', { name: 'SMS on its way' })).toHaveFocus(),
    );
  },
};

export const FramedSmsOff: Story = {
  parameters: form,
  args: { sms: false },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading');
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const FramedLoading: Story = {
  parameters: answers(mock.get(path, () => never())),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading' })).toBeVisible();
  },
};

export const FramedFailed: Story = {
  parameters: answers(mock.get(path, () => broken())),
  play: async ({ canvas }) => {
    await canvas.findByRole('alert');
    await expect(canvas.getByRole('button')).toBeEnabled();
  },
};

export const FramedNotFound: Story = {
  parameters: answers(mock.get(path, () => problem('NOT_FOUND', 404))),
  play: async ({ canvas }) => {
    await canvas.findByText('Page not found');
  },
};

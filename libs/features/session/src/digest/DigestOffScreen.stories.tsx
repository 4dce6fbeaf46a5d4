import type { DigestFrequency, DigestOptOut } from '@forecourt/contract';
import { broken, mock, never, offline, problem } from '@forecourt/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DigestOffStory } from '../test/DigestOffStory.tsx';
import { hasAlert, hasTitle, onePress } from '../test/onePress.ts';

type Handler = ReturnType<typeof mock.post>;

const path = '/api/public/digest_opt_outs/{digestKey}';
const optOut = (frequency: DigestFrequency, about: DigestOptOut['about'] = 'NOTIFICATIONS') => ({
  opt_out: { email: 'ann@riverside.test', about, frequency },
});
const opened = (stop: Handler = mock.post(path, () => optOut('OFF'))) => ({
  layout: 'fullscreen',
  msw: { handlers: [mock.get(path, () => optOut('DAILY')), stop] },
});

const meta: Meta<typeof DigestOffStory> = {
  title: 'Screens/Account/Stop the digest',
  component: DigestOffStory,
  parameters: opened(),
};
export default meta;

type Story = StoryObj<typeof DigestOffStory>;

const stop = onePress('Stop these emails');

export const Loading: Story = {
  parameters: { msw: { handlers: [mock.get(path, () => never())] } },
};
/** Opening the link ends nothing. */
export const Question: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Unread notifications are then no longer sent to ann@riverside.test.');
  },
};
export const Stopping: Story = {
  parameters: opened(mock.post(path, () => never())),
  play: stop.sends,
};
export const Done: Story = { play: stop.leadsTo('You get no more digests') };
const weekly = {
  layout: 'fullscreen',
  msw: {
    handlers: [
      mock.get(path, () => optOut('WEEKLY', 'INSIGHTS')),
      mock.post(path, () => optOut('OFF', 'INSIGHTS')),
    ],
  },
};
export const WeeklyQuestion: Story = {
  parameters: weekly,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Stop the weekly figures?' });
    await canvas.findByText('Figures of the week are then no longer sent to ann@riverside.test.');
  },
};
export const WeeklyDone: Story = {
  parameters: weekly,
  play: stop.leadsTo('You get no more weekly figures'),
};
export const Gone: Story = {
  parameters: { msw: { handlers: [mock.get(path, () => problem('NOT_FOUND', 404))] } },
  play: hasTitle('This link does not work'),
};
export const Failed: Story = {
  parameters: { msw: { handlers: offline() } },
  play: hasAlert(/could not be opened/),
};
export const Offline: Story = {
  parameters: opened(mock.post(path, () => broken())),
  play: stop.says(/can’t be reached/),
};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { scheme: 'dark' } };

import { makePartner, seeded } from '@forecourt/contract/fixtures';
import { broken, mock, never, problem } from '@forecourt/testing';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { SetupStory } from '../test/SetupStory.tsx';

type Tools = Pick<StoryContext, 'canvas' | 'userEvent'>;

const onDone = fn();
const server = (create: ReturnType<typeof mock.post>) => ({
  layout: 'fullscreen',
  msw: { handlers: [create] },
});
const takes = fn();

const meta: Meta<typeof SetupStory> = {
  title: 'Screens/Account/First run',
  component: SetupStory,
  args: { onDone },
  parameters: server(
    mock.post('/api/setup', ({ body }) => {
      takes(body);
      return { partner: makePartner(seeded('setup')) };
    }),
  ),
  beforeEach: () => {
    onDone.mockClear();
    takes.mockClear();
  },
};
export default meta;

type Story = StoryObj<typeof SetupStory>;

const wide: Story['globals'] = { viewport: { value: 'wide' } };
const press = async ({ canvas, userEvent }: Tools, name: string): Promise<void> =>
  userEvent.click(await canvas.findByRole('button', { name }));
const isAt = ({ canvas }: Tools, title: string): Promise<void> =>
  waitFor(() => expect(canvas.getByRole('heading', { name: title })).toHaveFocus());
const says = (message: string | RegExp) => async (tools: Tools) => {
  await press(tools, 'Open Forecourt');
  await waitFor(async () =>
    expect(await tools.canvas.findByRole('alert')).toHaveTextContent(message),
  );
};

export const Partner: Story = { args: { draft: { name: '' } }, globals: wide };
export const EmptyName: Story = {
  args: { draft: { name: '' } },
  play: async (tools) => {
    await press(tools, 'Continue');
    const name = tools.canvas.getByLabelText('Business name');
    await waitFor(() => expect(name).toHaveFocus());
    await waitFor(() => expect(name).toHaveAccessibleDescription('Oops! Fill Name to proceed'));
  },
};
export const Branch: Story = { args: { step: 'branch' }, globals: wide };
export const Flows: Story = { args: { step: 'flows' }, globals: wide };
export const NoFlow: Story = {
  args: { step: 'flows', draft: { flows: [] } },
  play: async (tools) => {
    await press(tools, 'Continue');
    await waitFor(async () =>
      expect(await tools.canvas.findByRole('alert')).toHaveTextContent('at least one area'),
    );
  },
};
export const Colors: Story = { args: { step: 'colors' }, globals: wide };
export const GoesBack: Story = {
  args: { step: 'flows' },
  play: async (tools) => {
    await press(tools, 'Back');
    await isAt(tools, 'Your first branch');
    await press(tools, 'Back');
    await waitFor(() =>
      expect(tools.canvas.getByLabelText('Business name')).toHaveValue('Riverside Cars'),
    );
  },
};
export const Finishes: Story = {
  args: { draft: { name: '' } },
  play: async (tools) => {
    const { canvas, userEvent } = tools;
    await userEvent.type(await canvas.findByLabelText('Business name'), 'Riverside Cars');
    await press(tools, 'Continue');
    await isAt(tools, 'Your first branch');
    await userEvent.selectOptions(canvas.getByLabelText('Country'), 'DE');
    await press(tools, 'Continue');
    await isAt(tools, 'What you’ll do');
    await userEvent.click(canvas.getByLabelText(/Inspection/));
    await press(tools, 'Continue');
    await isAt(tools, 'Your colors');
    await press(tools, 'Open Forecourt');
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    await expect(takes).toHaveBeenCalledWith(
      expect.objectContaining({
        partner_name: 'Riverside Cars',
        type: 'DEALERSHIP',
        country_code: '49',
        flows: ['TRADE', 'INSPECT'],
      }),
    );
  },
};
export const DoneElsewhere: Story = {
  args: { step: 'colors' },
  parameters: server(mock.post('/api/setup', () => problem('INVALID_TRANSITION', 409))),
  play: says(/already has a business/),
};
export const Offline: Story = {
  args: { step: 'colors' },
  parameters: server(mock.post('/api/setup', () => broken())),
  play: says(/Your input is saved/),
};
export const Unexpected: Story = {
  args: { step: 'colors' },
  parameters: server(mock.post('/api/setup', () => problem('INTERNAL_ERROR', 500))),
  play: says('Unexpected problem has occurred'),
};
export const Sending: Story = {
  args: { step: 'colors' },
  parameters: server(mock.post('/api/setup', () => never())),
  play: async (tools) => {
    await press(tools, 'Open Forecourt');
    const button = tools.canvas.getByRole('button', { name: 'Open Forecourt' });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
  },
};
export const OnPhone: Story = {
  args: { step: 'flows' },
  globals: { viewport: { value: 'phone' } },
};
export const ColorsOnPhone: Story = {
  args: { step: 'colors' },
  globals: { viewport: { value: 'phone' } },
};
export const Dark: Story = { args: { step: 'flows' }, globals: { scheme: 'dark', ...wide } };
export const PseudoLocaleOnPhone: Story = {
  args: { step: 'branch' },
  globals: { language: 'pseudo', viewport: { value: 'phone' } },
};
export const RightToLeft: Story = { args: { step: 'branch' }, globals: { language: 'rtl' } };

const onEnter = fn();

export const DealersOffered: Story = {
  args: { step: 'colors', onEnter },
  globals: wide,
  play: async (tools) => {
    onEnter.mockClear();
    await press(tools, 'Open Forecourt');
    await isAt(tools, 'Bring your dealers');
    await press(tools, 'Import from CSV');
    await expect(onEnter).toHaveBeenLastCalledWith('/trade/dealers/import');
    await press(tools, 'Skip');
    await expect(onEnter).toHaveBeenLastCalledWith(undefined);
  },
};

import { broken, mock, never, problem } from '@forecourt/testing';
import { clearToasts } from '@forecourt/ui/toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { barIsGone, barOf, buttonsOf, press as pressIn, select } from '../../list/test/bulkBar.ts';
import { testDefinition } from '../test/definition.ts';
import { makeRequests, requestHandlers, RequestListStory } from '../test/index.ts';

const meta: Meta<typeof RequestListStory> = {
  title: 'Screens/Every flow/Request list/Many at once',
  component: RequestListStory,
  parameters: { layout: 'fullscreen' },
  args: { definition: testDefinition, tab: 'sent' },
  beforeEach: clearToasts,
};
export default meta;

type Story = StoryObj<typeof RequestListStory>;

const names = ['Ann Lee', 'Bob Ray', 'Cid Moe', 'Dan Roe', 'Eve Poe'];
const five = makeRequests('TRADE', 5, { status: 'SENT', email: null, phone: '+37251234567' }).map(
  (request, index) => ({ ...request, name: names[index] ?? '' }),
);
const handlers = (...first: ReturnType<typeof mock.get>[]) => ({
  msw: { handlers: [...first, ...requestHandlers(five)] },
});
const idOf = (name: string): string => five.find((one) => one.name === name)?.id ?? '';

const region = 'Selected requests';
const bar = () => barOf(region);
const gone = () => barIsGone(region);
const press = (name: string | RegExp) => pressIn(region, name);
const box = (name: string): Promise<HTMLElement> =>
  screen.findByRole('checkbox', { name: `Select ${name}` });
const rows = (): (string | null)[] =>
  within(screen.getByRole('list', { name: /^Sellers/ }))
    .queryAllByRole('link')
    .map(({ textContent }) => textContent);
const shows = (expected: string[]) => waitFor(() => expect(rows()).toEqual(expected));

export const Selected: Story = {
  parameters: handlers(),
  play: async () => {
    await select('Ann Lee', 'Cid Moe');
    await (await bar()).findByText('2 selected');
    await press('Select all 5 loaded');
    await (await bar()).findByText('5 selected');
    await press('Clear selection');
    await gone();
  },
};

export const OnPhone: Story = {
  parameters: handlers(),
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Bob Ray' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Select' }));
    await (await bar()).findByText('1 selected');
    await userEvent.click(await screen.findByRole('link', { name: 'Cid Moe' }));
    await (await bar()).findByText('2 selected');
  },
};

export const LongPressOnPhone: Story = {
  parameters: handlers(),
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const card = await screen.findByRole('link', { name: 'Bob Ray' });
    await userEvent.pointer({ keys: '[TouchA>]', target: card });
    await (await bar()).findByText('1 selected');
    await userEvent.pointer({ keys: '[/TouchA]', target: card });
    await (await bar()).findByText('1 selected');
    await expect(screen.getByRole('link', { name: 'Bob Ray' })).toBeInTheDocument();
  },
};

export const Ranges: Story = {
  parameters: handlers(),
  play: async ({ userEvent: user }) => {
    await user.click(await box('Bob Ray'));
    await user.keyboard('{Shift>}');
    await user.click(await box('Dan Roe'));
    await user.keyboard('{/Shift}');
    await (await bar()).findByText('3 selected');
    await user.click(screen.getByRole('checkbox', { name: 'Select all loaded' }));
    await (await bar()).findByText('5 selected');
  },
};

export const ByKeyboard: Story = {
  parameters: handlers(),
  play: async () => {
    await shows(names);
    await userEvent.keyboard('j');
    await waitFor(() => expect(screen.getByRole('link', { name: 'Ann Lee' })).toHaveFocus());
    await userEvent.keyboard('x');
    await (await bar()).findByText('1 selected');
    await userEvent.keyboard('j');
    await waitFor(() => expect(screen.getByRole('link', { name: 'Bob Ray' })).toHaveFocus());
    await userEvent.keyboard('x');
    await (await bar()).findByText('2 selected');
    await userEvent.keyboard('{Escape}');
    await gone();
  },
};

export const SomeAllowed: Story = {
  args: { tab: '' },
  parameters: {
    msw: {
      handlers: requestHandlers(
        five.map((one, index) => (index < 2 ? { ...one, status: 'COMPLETED' as const } : one)),
      ),
    },
  },
  play: async () => {
    await select(...names.slice(0, 4));
    await (await bar()).findByRole('button', { name: 'Resend 2 of 4' });
    await (await bar()).findByRole('button', { name: 'Archive' });
  },
};

export const ForViewers: Story = {
  args: { role: 'VIEWER' },
  parameters: handlers(),
  play: async () => {
    await select('Ann Lee');
    await expect(await buttonsOf(region)).toEqual([
      'Select all 5 loaded',
      'Export CSV',
      'Clear selection',
    ]);
  },
};

export const ArchiveAndUndo: Story = {
  parameters: handlers(),
  play: async () => {
    await select('Ann Lee', 'Bob Ray', 'Dan Roe');
    await press('Archive');
    await shows(['Cid Moe', 'Eve Poe']);
    await screen.findByText('3 requests archived');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await shows(names);
  },
};

export const Asked: Story = {
  parameters: handlers(),
  play: async () => {
    await select('Ann Lee', 'Bob Ray');
    await press('Resend');
    const dialog = within(await screen.findByRole('alertdialog'));
    await dialog.findByText('2 customers get the link to the report again:');
    await dialog.findByText('Bob Ray');
    await dialog.findByText('By SMS to 2 customers; Ann Lee gets:');
    await dialog.findByText(/^Northgate Motors: get an offer for your car/);
    await userEvent.click(dialog.getByRole('button', { name: 'Resend' }));
    await screen.findByText('2 requests sent again');
  },
};

export const AskedWithWords: Story = {
  parameters: handlers(),
  play: async () => {
    await select('Ann Lee', 'Bob Ray');
    await press('Follow-up');
    const dialog = within(await screen.findByRole('alertdialog'));
    await dialog.findByText(/we are still waiting for the photos/);
    await userEvent.type(await dialog.findByLabelText(/^Your message/), 'Still there?');
    await dialog.findByText(/^Still there\?\s+https:/);
  },
};

const byMail = five.map((one, index) =>
  index < 3 ? one : { ...one, phone: null, email: `customer${index}@mail.test` },
);
export const AskedByBothWays: Story = {
  parameters: {
    msw: {
      handlers: [
        mock.get('/api/requests/{id}/message', ({ params: { id } }) => {
          const { phone, email } = byMail.find((one) => one.id === id)!;
          const link = 'https://forecourt.test/capture/…';
          const text = `Your photos, please: ${link}`;
          return {
            message: phone
              ? { channel: 'SMS' as const, to: phone, subject: null, text, link }
              : { channel: 'EMAIL' as const, to: email!, subject: 'Your car', text, link },
          };
        }),
        ...requestHandlers(byMail),
      ],
    },
  },
  play: async () => {
    await select(...names);
    await press('Follow-up');
    const dialog = within(await screen.findByRole('alertdialog'));
    await dialog.findByText('By SMS to 3 customers; Ann Lee gets:');
    await dialog.findByText('By email to 2 customers; Dan Roe gets:');
    await dialog.findByText('Your car');
    await dialog.findByText('Everyone gets their own link.');
  },
};

export const Running: Story = {
  parameters: handlers(mock.patch('/api/requests/{id}/resend', () => never())),
  play: async () => {
    await select(...names);
    await press('Resend');
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Resend' }));
    await (await bar()).findByRole('progressbar', { name: 'Resending 0 of 5' });
    await (await bar()).findByRole('button', { name: 'Stop' });
  },
};

export const Offline: Story = {
  parameters: handlers(mock.patch('/api/requests/{id}', () => broken())),
  play: async () => {
    await select('Ann Lee', 'Bob Ray');
    await press('Archive');
    await (await bar()).findByText('No connection. Resumes automatically.');
  },
};

let failing = true;
export const Result: Story = {
  parameters: handlers(
    mock.patch('/api/requests/{id}/resend', ({ params: { id } }) => {
      if (id === idOf('Bob Ray')) return problem('INVALID_TRANSITION', 409);
      if (id === idOf('Cid Moe') && failing) return problem('INTERNAL_ERROR', 500);
      const request = five.find((one) => one.id === id)!;
      return { request };
    }),
  ),
  beforeEach: () => {
    failing = true;
  },
  play: async () => {
    await select('Ann Lee', 'Bob Ray', 'Cid Moe');
    await press('Resend');
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Resend' }));
    const result = await screen.findByRole('dialog', { name: 'Some items were not processed' });
    await within(result).findByText('1 done, 1 refused, 1 failed.');
    await within(result).findByText('Its status has changed');
    failing = false;
    await userEvent.click(within(result).getByRole('button', { name: 'Try 1 request again' }));
    await within(await screen.findByRole('dialog')).findByText('2 done, 1 refused.');
  },
};

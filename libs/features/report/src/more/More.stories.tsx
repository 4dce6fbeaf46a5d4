import type { Upload } from '@forecourt/contract';
import { makeAddition, makeAdditionShot, seeded } from '@forecourt/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { testDefinition } from '../test/definition.ts';
import { added, asked, MoreServer } from '../test/moreServer.ts';
import { MoreStory } from '../test/MoreStory.tsx';
import { pictureHandlers } from '../test/pictures.ts';
import {
  fullReport,
  reportAfterDeal,
  incompleteReport,
  type StaffReport,
} from '../test/reports.ts';

const complete = fullReport('TRADE_MAIN');
const { uploads } = complete.report.report;
const front = uploads.find(({ slot }) => slot === 'front')!;
const shotOf = ({ id, section, slot }: Upload) =>
  makeAdditionShot({
    section,
    slot,
    refused_upload_id: id,
    refusal: { reason: 'BLURRED', note: 'The plate can’t be read.' },
  });
const addition = makeAddition(seeded('addition'), {
  shots: [shotOf(front), makeAdditionShot()],
  message: 'Please wipe the lens first.',
  asked_at: '2026-03-02T09:00:00.000Z',
});
const waiting = asked(complete, addition);

/** The server of the current story. */
let server: MoreServer;

const meta: Meta<typeof MoreStory> = {
  title: 'Screens/Every flow/Report/Ask for more',
  component: MoreStory,
  args: { definition: testDefinition },
  globals: { viewport: { value: 'wide' } },
};
export default meta;

type Story = StoryObj<typeof MoreStory>;

/** A story whose server begins with a report. */
function at(data: () => StaffReport): Pick<Story, 'parameters' | 'beforeEach'> {
  const own = new MoreServer(data());
  return {
    parameters: {
      layout: 'fullscreen',
      msw: { handlers: [...own.handlers, ...pictureHandlers()] },
    },
    beforeEach: () => {
      own.data = data();
      own.sent = [];
      own.reminders = 0;
      own.isDown = false;
      server = own;
    },
  };
}

const phone = { globals: { viewport: { value: 'phone' } } } satisfies Pick<Story, 'globals'>;
const page = within(document.body);

/** Sends one message for a refused photo and a section, although it was pressed twice. */
export const AsksOnce: Story = {
  ...at(() => complete),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Refuse photo: Front' }));
    const question = within(await page.findByRole('dialog', { name: 'Refuse photo: Front' }));
    await userEvent.click(question.getByRole('button', { name: 'Refuse photo' }));
    await question.findByText('Please choose one');
    await userEvent.click(question.getByRole('radio', { name: 'Blurred' }));
    await userEvent.click(question.getByRole('button', { name: 'Refuse photo' }));
    await canvas.findByText('Not sent yet: Blurred');
    await canvas.findByText('1 photo refused, not sent yet');
    await userEvent.click(canvas.getAllByRole('button', { name: 'Ask for more' })[0]!);
    const panel = within(await page.findByRole('dialog', { name: 'Ask for more' }));
    await userEvent.click(panel.getByRole('checkbox', { name: 'Dashboard' }));
    await panel.findByText('Northgate Motors needs 2 more photos');
    await userEvent.type(panel.getByLabelText(/Your message/), 'Please wipe the lens first.');
    const send = panel.getByRole('button', { name: 'Send SMS' });
    await userEvent.dblClick(send);
    await waitFor(() => expect(server.sent).toHaveLength(1));
    await expect(server.sent[0]).toEqual({
      sections: ['dashboard'],
      damages: [],
      photos: [{ upload_id: front.id, reason: 'BLURRED', note: null }],
      message: 'Please wipe the lens first.',
    });
    await canvas.findByText('Refused: Blurred');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
};

export const NothingAsked: Story = {
  ...at(() => complete),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Ask for more' });
  },
};
export const NothingAskedOnPhone: Story = { ...NothingAsked, ...phone };

/** What is missing comes first. */
export const Picking: Story = {
  ...at(() => incompleteReport('TRADE_MAIN')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask for more' }));
    const panel = within(await page.findByRole('dialog', { name: 'Ask for more' }));
    const missing = within(panel.getByRole('group', { name: 'Missing' }));
    await missing.findByText('Required · 1 of 4');
    await userEvent.click(missing.getByRole('checkbox', { name: /^Exterior/ }));
    await userEvent.click(missing.getByRole('checkbox', { name: /^Mileage/ }));
    await panel.findByText('Northgate Motors needs 4 more photos');
    await userEvent.click(missing.getByRole('checkbox', { name: /^Car condition/ }));
    await panel.findByText('Northgate Motors needs 4 more photos and a few details');
    await userEvent.type(panel.getByLabelText(/Your message/), 'By Friday, if you can.');
    await expect(panel.getAllByText('By Friday, if you can.')).toHaveLength(2);
  },
};
export const PickingOnPhone: Story = { ...Picking, ...phone };
export const PickingDark: Story = { ...Picking, globals: { scheme: 'dark' } };
export const PickingInPseudoLocale: Story = {
  ...at(() => incompleteReport('TRADE_MAIN')),
  args: { onStores: ({ more }) => more.open() },
  globals: { language: 'pseudo' },
};

export const NothingPicked: Story = {
  ...at(() => complete),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask for more' }));
    const panel = within(await page.findByRole('dialog', { name: 'Ask for more' }));
    await panel.findByText('Pick at least one');
    await expect(panel.getByRole('button', { name: 'Send SMS' })).toBeDisabled();
  },
};

/** Another reason needs words. */
export const RefusingAPhoto: Story = {
  ...at(() => complete),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Refuse photo: Front' }));
    const question = within(await page.findByRole('dialog', { name: 'Refuse photo: Front' }));
    await userEvent.click(question.getByRole('radio', { name: 'Other' }));
    await userEvent.click(question.getByRole('button', { name: 'Refuse photo' }));
    await question.findByText('Please say what’s wrong, in a few words');
    await expect(canvas.queryByText(/Not sent yet/)).toBeNull();
  },
};
export const RefusingAPhotoOnPhone: Story = { ...RefusingAPhoto, ...phone };

/** Refused photos wait for one message; each can be taken back. */
export const PhotosRefused: Story = {
  ...at(() => complete),
  args: {
    onStores: ({ report, more }) => {
      void report.open('story').then(() => {
        for (const upload of uploads
          .filter(({ section }) => section === 'exterior_images')
          .slice(0, 2)) {
          more.refusal.ask(upload, 'photo');
          more.refusal.choose('REFLECTION');
          more.refusal.type('The sun is in it.');
          more.refusal.confirm();
        }
        more.open();
      });
    },
  },
  play: async ({ canvas, userEvent }) => {
    const panel = within(await page.findByRole('dialog', { name: 'Ask for more' }));
    await panel.findByText('Northgate Motors needs 2 more photos');
    await userEvent.click(panel.getByRole('button', { name: 'Undo refusal: Front' }));
    await panel.findByText('Northgate Motors needs 1 more photo');
    await expect(canvas.getAllByText('Not sent yet: Reflection')).toHaveLength(1);
  },
};

/** What was picked and written is still there. */
export const NotSent: Story = {
  ...at(() => complete),
  play: async ({ canvas, userEvent }) => {
    server.isDown = true;
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask for more' }));
    const panel = within(await page.findByRole('dialog', { name: 'Ask for more' }));
    await userEvent.click(panel.getByRole('checkbox', { name: 'Windshield' }));
    await userEvent.click(panel.getByRole('button', { name: 'Send SMS' }));
    await panel.findByRole('alert');
    await expect(panel.getByRole('checkbox', { name: 'Windshield' })).toBeChecked();
  },
};

export const Waiting: Story = {
  ...at(() => waiting),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByText('Waiting for 2 more photos')).toHaveLength(2));
    await canvas.findByText('Refused: Blurred');
    await expect(canvas.queryByRole('button', { name: 'Ask for more' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Send reminder' }));
    await waitFor(() => expect(server.reminders).toBe(1));
  },
};
export const WaitingOnPhone: Story = { ...Waiting, ...phone };
export const WaitingDark: Story = { ...Waiting, globals: { scheme: 'dark' } };

export const Canceling: Story = {
  ...at(() => waiting),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel request' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Cancel request' }));
    await canvas.findByRole('button', { name: 'Ask for more' });
    await expect(canvas.queryByText(/Waiting for/)).toBeNull();
  },
};

/** A refused photo is fine after all. */
export const TakenBack: Story = {
  ...at(() => waiting),
  play: async ({ canvas, userEvent }) => {
    const photos = async () => parseInt((await canvas.findByText(/^\d+ photos$/)).textContent, 10);
    const before = await photos();
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo refusal: Front' }));
    await waitFor(() => expect(canvas.queryByText('Refused: Blurred')).toBeNull());
    await expect(await photos()).toBe(before + 1);
  },
};

export const Added: Story = {
  ...at(() => added(waiting)),
  play: async ({ canvas }) => {
    await canvas.findByText(/^2 photos added Mar 3/);
    await expect((await canvas.findAllByText(/^Added Mar 3/)).length).toBe(2);
    await waitFor(() => expect(canvas.getByText('Refused: Blurred')).toBeVisible());
    await expect(canvas.queryByRole('button', { name: 'Undo refusal: Front' })).toBeNull();
  },
};
export const AddedOnPhone: Story = { ...Added, ...phone };
export const AddedDark: Story = { ...Added, globals: { scheme: 'dark' } };

export const AddedWithoutSomeOfIt: Story = {
  ...at(() => added(waiting, { reason: 'The car is at the body shop' })),
  play: async ({ canvas }) => {
    await canvas.findByText(/Customer’s reason: “The car is at the body shop”/);
  },
};

/** Those who may only read see what is asked for. */
export const ReadOnly: Story = {
  ...at(() => waiting),
  args: { mayAsk: false },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('Waiting for 2 more photos')).toHaveLength(2));
    await expect(canvas.queryByRole('button', { name: /Refuse|Undo|reminder/ })).toBeNull();
  },
};

/** After the sale nothing more is asked for, and no photo refused. */
export const Sold: Story = {
  ...at(() => reportAfterDeal()),
  play: async ({ canvas }) => {
    await canvas.findByText('Sold');
    await expect(canvas.queryByRole('button', { name: /Ask for more|Refuse/ })).toBeNull();
  },
};
export const SoldOnPhone: Story = { ...Sold, ...phone };

/** In the full view arrows choose a reason, and Escape closes the question only. */
export const RefusingInFullView: Story = {
  ...at(() => complete),
  args: { assetId: front.id },
  play: async ({ userEvent }) => {
    const view = within(await page.findByRole('dialog', { name: 'Assets Overview' }));
    const refuse = await view.findByRole('button', { name: 'Refuse photo: Exterior · Front' });
    await userEvent.click(refuse);
    const question = within(await view.findByRole('form', { name: /^Refuse photo/ }));
    await waitFor(() => expect(question.getByRole('radio', { name: 'Blurred' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(view.queryByRole('form')).toBeNull());
    await userEvent.click(refuse);
    await userEvent.click(await view.findByRole('radio', { name: 'Wrong side' }));
    await userEvent.click(view.getByRole('button', { name: 'Refuse photo' }));
    await view.findByText('Not sent yet: Wrong side');
  },
};
export const RefusingInFullViewOnPhone: Story = { ...RefusingInFullView, ...phone };

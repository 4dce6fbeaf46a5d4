import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { problem } from '../../test/mockServer.ts';
import { manyDealers } from '../../test/sampleDealers.ts';
import { captureStory, inTheDraft, storyServer } from '../../test/story.tsx';
import { keepDealer, lastDealer } from './lastDealer.ts';

const meta = {
  title: 'Screens/Capture/Your dealer',
  loaders: [() => keepDealer(null)],
} satisfies Meta;
export default meta;
type Story = StoryObj;

const place = 'dealer_select';
const dealers = manyDealers(25);
const forList = (_method: string, path: string) => path.endsWith('/dealers');

export const Few: Story = {
  ...captureStory({ place }),
  play: async ({ canvas }) => {
    const birch = await canvas.findByRole('radio', { name: /Birch Motors 1/ });
    await expect(canvas.queryByRole('searchbox')).not.toBeInTheDocument();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'No preference' })).toBeEnabled(),
    );
    await userEvent.click(birch);
    await waitFor(() => expect(storyServer().capture.dealer_id).toBe('dealer-2'));
    await waitFor(() => expect(birch).toBeChecked());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Continue' })).toBeEnabled());
  },
};

export const ByKeyboard: Story = {
  ...captureStory({ place }),
  play: async ({ canvas }) => {
    (await canvas.findByRole('radio', { name: /Alder Motors 1/ })).focus();
    await userEvent.keyboard(' {ArrowDown}{ArrowDown}');
    const cedar = await canvas.findByRole('radio', { name: /Cedar Motors 1/ });
    await waitFor(() => expect(cedar).toHaveFocus());
    await waitFor(() => expect(storyServer().capture.dealer?.name).toBe('Cedar Motors 1'));
  },
};

export const Many: Story = {
  ...captureStory({ place, dealers }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('radio')).toHaveLength(20));
    await userEvent.click(canvas.getByRole('button', { name: 'Show more dealers' }));
    await waitFor(() => expect(canvas.getAllByRole('radio')).toHaveLength(25));
    await waitFor(() => expect(canvas.getAllByRole('radio')[20]).toHaveFocus());
    await expect(await canvas.findByText('25 dealers shown')).toBeInTheDocument();
  },
};

export const Searched: Story = {
  ...captureStory({ place, dealers }),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Name or city'), 'salem{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('radio')).toHaveLength(6));
    await userEvent.click(canvas.getAllByRole('radio')[0]!);
    await waitFor(() => expect(storyServer().capture.dealer?.location).toBe('Salem, Oregon'));
  },
};

export const NobodyFound: Story = {
  ...captureStory({ place, dealers }),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Name or city'), 'Atlantis{Enter}');
    await expect(await canvas.findByText(/No dealer found for “Atlantis”/)).toBeInTheDocument();
  },
};

export const NoDealers: Story = {
  ...captureStory({ place, dealers: [] }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/There are no dealers to choose from right now/),
    ).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'No preference' }));
    await expect(
      await canvas.findByRole('heading', { name: 'How to reach you' }),
    ).toBeInTheDocument();
  },
};

export const Chosen: Story = {
  ...captureStory({
    place,
    dealers,
    given: ({ actions }) => actions.setField('dealer', dealers[24]!),
  }),
  play: async ({ canvas }) => {
    const radio = await canvas.findByRole('radio', { name: new RegExp(dealers[24]!.name) });
    await expect(radio).toBeChecked();
    await waitFor(() => expect(canvas.getAllByRole('radio')).toHaveLength(21));
    await waitFor(() => expect(storyServer().capture.dealer_id).toBe(dealers[24]!.id));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove my choice' }));
    await waitFor(() => expect(storyServer().capture.dealer_id).toBeNull());
    await waitFor(() => expect(canvas.getAllByRole('radio')[0]).toHaveFocus());
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'No preference' })).toBeEnabled(),
    );
  },
};

/** With another car: the dealer of the one before is on top, and is not chosen unasked. */
export const ChosenLastTime: Story = {
  ...captureStory({
    place,
    dealers,
    given: () => Promise.resolve(keepDealer(dealers[7]!.id)),
  }),
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('radio');
    await expect(first).toHaveAccessibleName(new RegExp(`${dealers[7]!.name}.*Your choice last`));
    await expect(first).not.toBeChecked();
    await userEvent.click(await canvas.findByRole('radio', { name: /Cedar Motors 1/ }));
    await waitFor(() => expect(storyServer().capture.dealer?.name).toBe('Cedar Motors 1'));
    await expect(lastDealer()).toBe(storyServer().capture.dealer_id);
  },
};

export const OnTheWay: Story = captureStory({
  place,
  fault: (method, path) => (forList(method, path) ? 'silence' : undefined),
});

export const NoNetwork: Story = {
  ...captureStory({
    place,
    dealers,
    fault: (method, path) => (forList(method, path) ? 'unreachable' : undefined),
    given: ({ actions }) => actions.setField('dealer', dealers[3]!),
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('The list of dealers isn’t loaded yet'),
    ).toBeInTheDocument();
    // The previous choice is still known.
    await waitFor(() =>
      expect(canvas.getByRole('radio', { name: new RegExp(dealers[3]!.name) })).toBeChecked(),
    );
    storyServer().fault = () => undefined;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getAllByRole('radio')).toHaveLength(20));
  },
};

export const Refused: Story = {
  ...captureStory({
    place,
    fault: (method) =>
      method === 'PATCH' ? problem(422, 'INVALID_FORMAT', ['dealer_id']) : undefined,
    given: async (model) => {
      await model.actions.setField('dealer', {
        id: 'gone',
        name: 'Closed Motors',
        address: null,
        location: 'Salem, Oregon',
      });
      await inTheDraft(model, ({ refusedFields }) => refusedFields.size > 0);
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/This dealer is no longer available/)).toBeInTheDocument();
  },
};

export const InTheReview: Story = {
  ...captureStory({
    place: 'review',
    given: ({ actions }) => actions.setField('dealer', dealers[0]!),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(dealers[0]!.name)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit: Your dealer' }));
    await expect(await canvas.findByRole('heading', { name: 'Your dealer' })).toBeInTheDocument();
  },
};

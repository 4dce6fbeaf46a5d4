import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { drawnPhoto } from '../../test/pictures.ts';
import { captureStory, patience, storyServer } from '../../test/story.tsx';

const meta = { title: 'Screens/Capture/Damage' } satisfies Meta;
export default meta;
type Story = StoryObj;

export const Empty: Story = {
  ...captureStory({ place: 'damage_locations' }),
  play: async ({ canvas }) => {
    const hood = await canvas.findByRole('button', { name: 'Hood' });
    hood.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Hood' })).toBeInTheDocument();
    await userEvent.type(canvas.getByLabelText('What is damaged?'), 'Hail');
    await waitFor(
      () =>
        expect(storyServer().capture.damage_locations).toMatchObject([
          { part: 'hood', x: null, y: null, description: 'Hail' },
        ]),
      patience,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Remove damage: Hood' }));
    await waitFor(() => expect(storyServer().capture.damage_locations).toEqual([]), patience);
  },
};

export const FromTheList: Story = {
  ...captureStory({ place: 'damage_locations' }),
  play: async ({ canvas }) => {
    const list = await canvas.findByLabelText('Or choose the part');
    await expect(canvas.getByRole('button', { name: 'Add' })).toBeDisabled();
    await userEvent.selectOptions(list, 'Left mirror');
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await waitFor(async () =>
      expect(await canvas.findByRole('heading', { name: 'Left mirror' })).toHaveFocus(),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Remove damage: Left mirror' }));
    await waitFor(() => expect(list).toHaveFocus());
    await waitFor(() => expect(storyServer().capture.damage_locations).toEqual([]), patience);
  },
};

export const TwoDamages: Story = captureStory({
  place: 'damage_locations',
  given: async ({ actions }) => {
    await actions.setField('damage_locations', [
      { id: 'd-1', part: 'front_left_door', x: 0.29, y: 0.44, description: 'A long scratch' },
      { id: 'd-2', part: 'hood', x: null, y: null, description: null },
    ]);
    const place = {
      section: 'damage_locations',
      slot: null,
      damageId: 'd-1',
      single: false,
    } as const;
    await actions.addPhoto(place, await drawnPhoto(10));
    await actions.addPhoto(place, await drawnPhoto(150));
  },
});

import type { Meta, StoryObj } from '@storybook/react-vite';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { CommandsStore } from './CommandsStore.ts';
import { FindButton } from './FindButton.tsx';
import { useCommandKeys } from './useCommandKeys.ts';

/** The button and the keys, with the name of the overlay that they open. */
const FindStory = observer(function FindStory() {
  const [store] = useState(() => new CommandsStore());
  useCommandKeys(store);
  return (
    <main>
      <FindButton store={store} />
      <p role="status">{store.overlay}</p>
    </main>
  );
});

const meta: Meta<typeof FindStory> = {
  title: 'Screens/Frame/Commands/Find button',
  component: FindStory,
};
export default meta;

type Story = StoryObj<typeof FindStory>;

export const Shown: Story = {};
export const OpensPalette: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Find anything' }));
    await canvas.findByText('palette');
  },
};
export const KeyOpensPalette: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('{Control>}k{/Control}');
    await canvas.findByText('palette');
  },
};
export const KeyOpensHelp: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('?');
    await canvas.findByText('help');
  },
};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };

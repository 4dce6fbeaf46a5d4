import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Checkbox } from '../checkbox/Checkbox.tsx';
import { Fieldset } from './Fieldset.tsx';

const boxes = ['Winter tires', 'Roof rack'].map((name) => (
  <Checkbox key={name} checked={false} onCheckedChange={() => undefined}>
    {name}
  </Checkbox>
));

const meta = {
  title: 'Components/Forms/Fieldset',
  component: Fieldset,
  args: { legend: 'What comes with the car', children: boxes },
} satisfies Meta<typeof Fieldset>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Named: Story = {
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('group', { name: 'What comes with the car' });
    await expect(within(group).getAllByRole('checkbox')).toHaveLength(2);
  },
};
export const Hint: Story = { args: { hint: 'Tick what is in the trunk, too' } };
export const Invalid: Story = { args: { error: 'Please tick at least one' } };
export const Touch: Story = { args: { size: 'touch', hint: 'Tick what is in the trunk, too' } };

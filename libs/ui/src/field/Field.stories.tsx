import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Link } from '../link/Link.tsx';
import { Field } from './Field.tsx';

const meta = {
  title: 'Components/Forms/Field',
  component: Field,
  args: { label: 'Plate', children: (control) => <input {...control} /> },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Hint: Story = { args: { hint: 'As on the licence plate' } };
export const Optional: Story = { args: { optional: true } };
export const Aside: Story = { args: { aside: <Link href="#where">Where is it?</Link> } };

export const WithError: Story = {
  args: {
    error: 'Please fill out all the fields',
    hint: 'As on the licence plate',
    required: true,
  },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Plate' });
    await expect(input).toBeInvalid();
    await expect(input).toBeRequired();
    await expect(input).toHaveAccessibleDescription(
      'Please fill out all the fields As on the licence plate',
    );
  },
};

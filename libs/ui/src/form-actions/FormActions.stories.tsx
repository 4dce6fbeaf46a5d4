import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button.tsx';
import { FormActions } from './FormActions.tsx';

const meta = {
  title: 'Components/Forms/FormActions',
  component: FormActions,
  args: {
    children: (
      <>
        <Button>Cancel</Button>
        <Button variant="solid">Save</Button>
      </>
    ),
  },
} satisfies Meta<typeof FormActions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithNote: Story = { args: { note: 'Unsaved changes' } };
export const Sticky: Story = { args: { sticky: true, note: 'Unsaved changes' } };
export const OnAPhone: Story = {
  args: { note: 'Unsaved changes' },
  globals: { viewport: { value: 'phone' } },
};

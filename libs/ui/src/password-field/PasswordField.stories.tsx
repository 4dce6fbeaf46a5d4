import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, userEvent, within, waitFor } from 'storybook/test';
import { PasswordField } from './PasswordField.tsx';
import type { PasswordFieldProps } from './PasswordField.tsx';

function Live(props: PasswordFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <PasswordField {...props} value={value} onChange={(event) => setValue(event.target.value)} />
  );
}

const meta = {
  title: 'Components/Forms/PasswordField',
  component: PasswordField,
  args: { label: 'Password', value: 'demo1234', onChange: () => undefined },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};
export const Invalid: Story = { args: { error: 'Oops! Incorrect password' } };

export const Shown: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
  },
};

export const CapsLock: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fireEvent.keyDown(canvas.getByLabelText('Password'), {
      key: 'A',
      modifierCapsLock: true,
    });
    await waitFor(async () => expect(await canvas.findByText('Caps Lock is on')).toBeVisible());
  },
};

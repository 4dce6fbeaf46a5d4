import type { Meta, StoryObj } from '@storybook/react-vite';
import Mail from 'lucide-react/icons/mail';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TextField } from './TextField.tsx';
import type { TextFieldProps } from './TextField.tsx';

function Live(props: TextFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <TextField
      {...props}
      value={value}
      onChange={(event) => {
        setValue(event.target.value);
        props.onChange(event);
      }}
    />
  );
}

const type = fn();

const meta = {
  title: 'Components/Forms/TextField',
  component: TextField,
  args: { label: 'Name', value: '', onChange: (event) => type(event.target.value) },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'Ann Lee' } };
export const Filled: Story = { args: { value: 'Ann Lee' } };
export const Hint: Story = { args: { hint: 'As in the customer’s passport' } };
export const Invalid: Story = { args: { error: 'Please fill out all the fields' } };
export const Disabled: Story = { args: { value: 'Ann Lee', disabled: true } };
export const ReadOnly: Story = { args: { value: 'Ann Lee', readOnly: true } };
export const WithIcon: Story = { args: { label: 'Email', icon: Mail, type: 'email' } };
export const Large: Story = { args: { size: 'lg' } };

export const TakesAtMost255Characters: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Name' });
    await userEvent.click(input);
    await userEvent.paste('x'.repeat(300));
    await expect((input as HTMLInputElement).value).toHaveLength(255);
    await expect(type).toHaveBeenCalledWith('x'.repeat(255));
  },
};

/** 48 px high with text of 16 px: a phone would zoom into a field with smaller text. */
export const Touch: Story = {
  args: { size: 'touch', icon: Mail, hint: 'As on the plate' },
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('textbox');
    await expect(control.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
    await expect(getComputedStyle(control).fontSize).toBe('16px');
  },
};

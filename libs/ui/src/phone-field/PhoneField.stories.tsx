import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { isMobileNumber } from './countries.ts';
import { emptyPhone, PhoneField } from './PhoneField.tsx';
import type { PhoneFieldProps } from './PhoneField.tsx';

function Live(props: PhoneFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <PhoneField
      {...props}
      value={value}
      onValueChange={(details) => {
        setValue(details.value);
        props.onValueChange(details);
      }}
    />
  );
}

const meta = {
  title: 'Components/Forms/PhoneField',
  component: PhoneField,
  args: { label: 'Phone number', value: emptyPhone, onValueChange: fn() },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const StartsIn372: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('EE +372')).toBeVisible();
  },
};
export const Filled: Story = { args: { value: { country: 'US', number: '2025550143' } } };
export const Invalid: Story = {
  args: { value: { country: 'EE', number: '12' }, error: 'This phone number is not valid' },
};
export const Disabled: Story = { args: { disabled: true } };

export const Grouped: Story = {
  args: { groups: { dialCodes: ['372'], label: 'SMS enabled', othersLabel: 'SMS not enabled' } },
  play: async ({ canvas }) => {
    const [enabled] = canvas.getAllByRole('group');
    await expect(within(enabled!).getAllByRole('option')).toHaveLength(1);
  },
};
export const TakesDigitsOnly: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('textbox', { name: 'Phone number' });
    await userEvent.type(input, '5a1-2 3');
    await expect(input).toHaveValue('5123');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Country' }), 'DE');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      value: { country: 'DE', number: '5123' },
      dialCode: '49',
    });
  },
};

export const PastedWithItsDialCode: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('textbox', { name: 'Phone number' });
    await userEvent.click(input);
    await userEvent.paste('+1 (305) 555-0199');
    await waitFor(() => expect(input).toHaveValue('3055550199'));
    await waitFor(() => expect(canvas.getByText('US +1')).toBeVisible());
    await userEvent.clear(input);
    await userEvent.paste('+372 5123 4567');
    await waitFor(() => expect(input).toHaveValue('51234567'));
    await waitFor(() => expect(canvas.getByText('EE +372')).toBeVisible());
  },
};

export const PastedOfNoCountry: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('textbox', { name: 'Phone number' });
    await userEvent.click(input);
    await userEvent.paste('+999 123 456');
    await waitFor(() =>
      expect(
        canvas.getByText('No country has this dial code. Check the first digits.'),
      ).toBeVisible(),
    );
    await userEvent.type(input, '{Backspace}');
    await expect(canvas.queryByText(/No country has/)).toBeNull();
  },
};

export const KnowsMobileNumbers: Story = {
  play: async () => {
    await expect(await isMobileNumber('372', '51234567')).toBe(true);
    await expect(await isMobileNumber('372', '12')).toBe(false);
    await expect(await isMobileNumber('1', '2025550143')).toBe(true);
  },
};

export const Touch: Story = {
  args: { size: 'touch', value: { country: 'US', number: '2025550143' } },
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('textbox');
    await expect(control.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
    await expect(getComputedStyle(control).fontSize).toBe('16px');
  },
};

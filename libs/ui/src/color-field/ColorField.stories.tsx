import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, within, waitFor } from 'storybook/test';
import { partnerPresets } from '../theme/presets.ts';
import { ColorField } from './ColorField.tsx';
import type { ColorFieldProps } from './ColorField.tsx';

function Live(props: ColorFieldProps) {
  const [value, setValue] = useState(props.value);
  const change = (hex: string): void => {
    setValue(hex);
    props.onValueChange({ value: hex });
  };
  return <ColorField {...props} value={value} onValueChange={(details) => change(details.value)} />;
}

const blue = partnerPresets.northgate.colors.uiSecondary1;
const red = partnerPresets.lakeside.colors.uiSecondary1;

const meta = {
  title: 'Components/Forms/ColorField',
  component: ColorField,
  args: { label: 'Buttons and links', value: blue, onValueChange: fn() },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof ColorField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Good: Story = {};
export const WithVerdict: Story = { args: { verdict: 'Text on it 5.1:1, used as it is' } };

export const BadHexKeepsTheLastGoodOne: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const text = canvas.getByRole('textbox', { name: 'Buttons and links' });
    await userEvent.clear(text);
    await userEvent.type(text, 'zzz');
    await waitFor(() => expect(canvas.getByText(/Enter a HEX color/)).toBeVisible());
    await expect(text).toBeInvalid();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText('Pick a color')).toHaveValue(blue);
  },
};

export const Picker: Story = {
  play: async ({ canvasElement, args }) => {
    await fireEvent.input(within(canvasElement).getByLabelText('Pick a color'), {
      target: { value: red },
    });
    await expect(args.onValueChange).toHaveBeenCalledWith({ value: red });
    await expect(within(canvasElement).getByRole('textbox')).toHaveValue(red);
  },
};

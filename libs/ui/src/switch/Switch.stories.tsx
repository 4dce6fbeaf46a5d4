import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Switch } from './Switch.tsx';
import type { SwitchProps } from './Switch.tsx';

function Live(props: SwitchProps) {
  const [checked, setChecked] = useState(props.checked);
  return (
    <Switch
      {...props}
      checked={checked}
      onCheckedChange={(details) => setChecked(details.checked)}
    />
  );
}

const meta = {
  title: 'Components/Forms/Switch',
  component: Switch,
  args: { checked: false, children: '360 scan', onCheckedChange: () => undefined },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { checked: true, hint: 'About 40 seconds for the customer' } };
export const Disabled: Story = { args: { checked: true, disabled: true } };

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(within(canvasElement).getByRole('switch', { name: '360 scan' })).toBeChecked();
  },
};

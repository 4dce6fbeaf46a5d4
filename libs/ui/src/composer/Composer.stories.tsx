import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Composer } from './Composer.tsx';
import type { ComposerProps } from './Composer.tsx';

function Live(props: ComposerProps) {
  const [value, setValue] = useState(props.value);
  return <Composer {...props} value={value} onChange={(event) => setValue(event.target.value)} />;
}

const meta = {
  title: 'Components/Messages/Composer',
  component: Composer,
  args: { label: 'Message to Ann Lee', value: '', onChange: () => undefined, onSend: fn() },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof Composer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: 'It is. The yard is open until six.' } };
export const Disabled: Story = { args: { disabled: true } };
export const QuickReplies: Story = {
  args: { extras: <Button size="sm">Yes, it is still for sale</Button> },
};

export const EnterSends: Story = {
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole('textbox', { name: 'Message to Ann Lee' });
    await userEvent.type(box, '  {Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.clear(box);
    await userEvent.type(box, 'One{Shift>}{Enter}{/Shift}two{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith({ value: 'One\ntwo' });
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import LinkIcon from 'lucide-react/icons/link';
import Mail from 'lucide-react/icons/mail';
import Smartphone from 'lucide-react/icons/smartphone';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { ExpandableRadioGroup } from './ExpandableRadioGroup.tsx';
import type { ExpandableRadioGroupProps } from './ExpandableRadioGroup.tsx';

type Way = 'phone' | 'email' | 'link';

function Live(props: ExpandableRadioGroupProps<Way>) {
  const [value, setValue] = useState(props.value);
  return (
    <ExpandableRadioGroup
      {...props}
      value={value}
      onValueChange={(details) => setValue(details.value)}
    />
  );
}

const form = (label: string) => (
  <>
    <TextField label="Name" value="" onChange={() => undefined} />
    <TextField label={label} value="" onChange={() => undefined} />
    <Button variant="solid">Send</Button>
  </>
);

const meta = {
  title: 'Components/Forms/ExpandableRadioGroup',
  component: ExpandableRadioGroup<Way>,
  args: {
    label: 'How to send it',
    value: null,
    onValueChange: () => undefined,
    options: [
      {
        value: 'phone',
        title: 'By phone',
        hint: 'A text message with the link',
        icon: Smartphone,
        content: form('Phone'),
      },
      { value: 'email', title: 'By email', icon: Mail, content: form('Email') },
      { value: 'link', title: 'By link', icon: LinkIcon, content: <Button>Copy link</Button> },
    ],
  },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof ExpandableRadioGroup<Way>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { value: 'phone' } };

export const OneOpenAtATime: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const phone = canvas.getByRole('button', { name: /By phone/ });
    const email = canvas.getByRole('button', { name: /By email/ });
    await userEvent.click(phone);
    await expect(phone).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(email);
    await expect(phone).toHaveAttribute('aria-expanded', 'false');
    await expect(email).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(email);
    await expect(email).toHaveAttribute('aria-expanded', 'false');
  },
};

export const ArrowKeys: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /By email/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /By link/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Copy link' })).toBeVisible());
  },
};

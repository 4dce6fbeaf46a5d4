import type { Meta, StoryObj } from '@storybook/react-vite';
import Car from 'lucide-react/icons/car';
import { Inline } from '../layout/layout.ts';
import { Icon } from './Icon.tsx';

const meta = {
  title: 'Components/Data/Icon',
  component: Icon,
  args: { icon: Car },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Decorative: Story = {};
export const Named: Story = { args: { label: 'Car', size: 24 } };
export const Sizes: Story = {
  render: ({ icon }) => (
    <Inline>
      {([14, 16, 18, 20, 24, 32] as const).map((size) => (
        <Icon key={size} icon={icon} size={size} />
      ))}
    </Inline>
  ),
};

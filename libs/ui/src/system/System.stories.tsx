import type { Meta, StoryObj } from '@storybook/react-vite';
import { Actions, Ways } from './contact-sheet/Actions.tsx';
import { CardChoices, Choices } from './contact-sheet/Choices.tsx';
import { Facts, Words } from './contact-sheet/Content.tsx';
import { Feedback, Marks, Waiting } from './contact-sheet/Feedback.tsx';
import { Fields, ValueFields } from './contact-sheet/Fields.tsx';
import { Sheet } from './contact-sheet/Sheet.tsx';
import { Surfaces } from './contact-sheet/Surfaces.tsx';
import { ForecourtChakraProvider } from './ForecourtChakraProvider.tsx';

function ContactSheet() {
  return (
    <Sheet>
      <Actions />
      <Ways />
      <Fields />
      <ValueFields />
      <Choices />
      <CardChoices />
      <Feedback />
      <Marks />
      <Waiting />
      <Words />
      <Facts />
      <Surfaces />
    </Sheet>
  );
}

const meta = {
  title: 'Components/Theming/Chakra’s own components',
  component: ForecourtChakraProvider,
  args: { children: <ContactSheet /> },
} satisfies Meta<typeof ForecourtChakraProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

const painted = (partner: string, scheme: 'light' | 'dark'): Story => ({
  globals: { partner, scheme },
});

export const NorthgateLight: Story = painted('northgate', 'light');
export const NorthgateDark: Story = painted('northgate', 'dark');
export const HarbourLight: Story = painted('harbour', 'light');
export const HarbourDark: Story = painted('harbour', 'dark');
export const LakesideLight: Story = painted('lakeside', 'light');
export const LakesideDark: Story = painted('lakeside', 'dark');
export const SummitLight: Story = painted('summit', 'light');
export const SummitDark: Story = painted('summit', 'dark');
export const PastelLight: Story = painted('pastel', 'light');
export const PastelDark: Story = painted('pastel', 'dark');
export const NeonLight: Story = painted('neon', 'light');
export const NeonDark: Story = painted('neon', 'dark');
export const NearBlackLight: Story = painted('nearBlack', 'light');
export const NearBlackDark: Story = painted('nearBlack', 'dark');
export const NearWhiteLight: Story = painted('nearWhite', 'light');
export const NearWhiteDark: Story = painted('nearWhite', 'dark');

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Catalogue } from './Catalogue.tsx';

const meta = {
  title: 'Foundations/Catalogue',
  component: Catalogue,
} satisfies Meta<typeof Catalogue>;

export default meta;
type Story = StoryObj<typeof meta>;

const painted = (partner: string, scheme: 'light' | 'dark'): Story => ({
  globals: { partner, scheme },
});

/** As set in the toolbar. */
export const AnyPartner: Story = {};

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
export const RightToLeft: Story = { globals: { language: 'rtl' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

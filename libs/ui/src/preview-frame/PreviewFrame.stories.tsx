import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Box, Heading, Stack, Text } from '../layout/layout.ts';
import { useRecipe } from '../styling/useRecipe.ts';
import { applyPartnerTheme } from '../theme/applyPartnerTheme.ts';
import { partnerPresets } from '../theme/presets.ts';
import { PreviewFrame } from './PreviewFrame.tsx';
import { narrowRecipe } from './Narrow.recipe.ts';

const Narrow = () => <p className={useRecipe(narrowRecipe)}>Only where it is narrow</p>;

const meta = {
  title: 'Components/Layout/PreviewFrame',
  component: PreviewFrame,
  args: {
    width: 390,
    height: 700,
    device: 'phone',
    children: (
      <Stack padding="6">
        <Heading as="h2">A page in small</Heading>
        <Text>It is laid out for its own width, whatever the window’s.</Text>
        <Narrow />
        <Button variant="solid">Get started</Button>
      </Stack>
    ),
  },
  render: (args) => (
    <Box style={{ width: 220 }}>
      <PreviewFrame {...args} />
    </Box>
  ),
} satisfies Meta<typeof PreviewFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = (canvas: HTMLElement): HTMLElement | null | undefined =>
  canvas.querySelector('iframe')?.contentDocument?.querySelector('button');

export const Phone: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(button(canvasElement)).toBeTruthy());
    const page = canvasElement.querySelector('iframe')!.contentDocument!;
    await waitFor(() => expect(page.body).toHaveTextContent('Only where it is narrow'));
    await expect(canvasElement.querySelector('[inert]')).toBeTruthy();
  },
};

export const Desktop: Story = { args: { width: 1280, height: 800, device: 'desktop' } };

export const InColoursOfItsOwn: Story = {
  args: {
    pageRef: (page) => {
      applyPartnerTheme(partnerPresets.lakeside.colors, page);
    },
  },
  play: async ({ canvasElement }) => {
    const probe = document.createElement('i');
    probe.style.color = partnerPresets.lakeside.colors.uiSecondary1;
    await waitFor(() => {
      const shown = button(canvasElement)!;
      void expect(getComputedStyle(shown).backgroundColor).toBe(probe.style.color);
    });
  },
};

export const Dark: Story = { globals: { scheme: 'dark' } };

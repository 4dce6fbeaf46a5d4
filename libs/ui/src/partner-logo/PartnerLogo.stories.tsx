import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { partnerPresets } from '../theme/presets.ts';
import { PartnerLogo } from './PartnerLogo.tsx';

const { illustrationPrimary: paint } = partnerPresets.northgate.colors;

/** A logo in the partner's color, with its name in a gray meant for paper. */
const logo = (width: number): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 40" width="${width}" height="40"><path d="M4 34 20 6l16 28z" fill="${paint}"/><path d="M48 12h${width - 64}v5H48zm0 11h${(width - 64) / 2}v5H48z" opacity=".7"/></svg>`,
  )}`;

const meta = {
  title: 'Components/Data/PartnerLogo',
  component: PartnerLogo,
  args: { url: logo(160), alt: 'Northgate Motors' },
} satisfies Meta<typeof PartnerLogo>;

export default meta;
type Story = StoryObj<typeof meta>;

const plateOf = (canvas: HTMLElement): string =>
  getComputedStyle(within(canvas).getByRole('img', { name: 'Northgate Motors' })).backgroundColor;
const none = 'rgba(0, 0, 0, 0)';

export const InABar: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(plateOf(canvasElement)).toBe(none));
  },
};

export const InTheDark: Story = {
  globals: { scheme: 'dark' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(plateOf(canvasElement)).not.toBe(none));
  },
};

export const OpeningAPage: Story = { args: { place: 'page', width: 220 } };

export const OpeningAPageInTheDark: Story = { ...OpeningAPage, globals: { scheme: 'dark' } };

export const WiderThanItsFrame: Story = {
  args: { url: logo(900), place: 'frame' },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', placeItems: 'center', width: 168, height: 96 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const image = within(canvasElement).getByRole('img', { name: 'Northgate Motors' });
    await waitFor(() => expect(image.getBoundingClientRect().width).toBeGreaterThan(0));
    await expect(image.getBoundingClientRect().width).toBeLessThanOrEqual(168);
  },
};

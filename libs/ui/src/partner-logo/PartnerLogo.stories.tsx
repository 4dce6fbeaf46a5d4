import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { partnerPresets } from '../theme/presets.ts';
import { PartnerLogo } from './PartnerLogo.tsx';

const { illustrationPrimary: paint } = partnerPresets.northgate.colors;

/** A logo in the partner's color, with its name in what is meant for paper, or for dark pages. */
const logo = (width: number, words = '#000'): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 40" width="${width}" height="40"><path d="M4 34 20 6l16 28z" fill="${paint}"/><path d="M48 12h${width - 64}v5H48zm0 11h${(width - 64) / 2}v5H48z" fill="${words}" opacity=".7"/></svg>`,
  )}`;

const meta = {
  title: 'Components/Data/PartnerLogo',
  component: PartnerLogo,
  args: { logo: { url: logo(160) }, alt: 'Northgate Motors' },
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

/** Only the variant that is shown is loaded. */
const loadsOnly =
  (shown: string): Story['play'] =>
  async ({ canvasElement }) => {
    const images = [...canvasElement.querySelectorAll('img')];
    const [own, other] = images.sort((one) => (one.src === shown ? -1 : 1));
    await waitFor(() => expect(own!.naturalWidth).toBeGreaterThan(0));
    await expect(within(canvasElement).getByRole('img', { name: 'Northgate Motors' })).toBe(own);
    await expect(own!.src).toBe(shown);
    await expect(other!.complete).toBe(false);
    await expect(plateOf(canvasElement)).toBe(none);
  };
/** Of its own size for each story: a picture that another one has loaded is there at once. */
const variants = (width: number) => ({ url: logo(width), dark_url: logo(width, '#fff') });
const onLight = variants(161);
const onDark = variants(162);

export const OfTwoVariants: Story = { args: { logo: onLight }, play: loadsOnly(onLight.url) };

export const OfTwoVariantsInTheDark: Story = {
  args: { logo: onDark },
  globals: { scheme: 'dark' },
  play: loadsOnly(onDark.dark_url),
};

export const NameWithoutALogo: Story = {
  args: { logo: null, children: 'Northgate Motors' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Northgate Motors')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const WiderThanItsFrame: Story = {
  args: { logo: { url: logo(900) }, place: 'frame' },
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

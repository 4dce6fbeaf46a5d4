import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Mailboxes } from '../testing/Mailboxes.tsx';
import { mailOf, readMailboxes } from '../testing/readMailboxes.tsx';

const meta = {
  title: 'Emails/Unusual',
  component: Mailboxes,
  args: { purpose: 'REQUEST' },
  play: readMailboxes,
} satisfies Meta<typeof Mailboxes>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Many programs show no picture until they are asked to. */
export const ImagesBlocked: Story = {
  args: { blocksImages: true },
  play: async (context) => {
    await readMailboxes(context);
    const page = await mailOf(context.canvasElement.querySelector('iframe')!);
    const logo = page.querySelector('img')!;
    await expect(logo.alt).toBe('Northgate Motors');
    await expect(logo.naturalWidth).toBe(0);
    await expect(logo.getBoundingClientRect().height).toBeGreaterThan(20);
  },
};

/** White words on nothing, for dark programs. */
const darkLogo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 40" width="160" height="40"><path d="M4 34 20 6l16 28z" fill="#8ab4ff"/><path d="M48 12h96v5H48zm0 11h64v5H48z" fill="#fff"/></svg>',
)}`;

export const LogoForDarkBackgrounds: Story = {
  args: { darkLogo },
  play: async (context) => {
    await readMailboxes(context);
    const [light, dark] = context.canvasElement.querySelectorAll('iframe');
    const shownIn = async (frame: HTMLIFrameElement) =>
      [...(await mailOf(frame)).querySelectorAll('img')].filter(
        (image) => image.getBoundingClientRect().width > 0,
      );
    const [onLight, onDark] = [await shownIn(light!), await shownIn(dark!)];
    await expect(onLight.map(({ className }) => className)).toEqual(['light']);
    await expect(onDark.map(({ className }) => className)).toEqual(['dark']);
  },
};

const LONG = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

/** Words that are wider than a phone. */
export const LongWords: Story = {
  args: { purpose: 'ADDITION', typed: { name: LONG, partner: LONG, words: LONG } },
};

/** A partner's own text, with its link amid the words. */
export const OwnText: Story = {
  args: {
    typed: {
      own: { email_body: 'Hi {name},\nopen {link} when you have {minutes} minutes.\n\nNora' },
    },
  },
};

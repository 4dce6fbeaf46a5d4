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

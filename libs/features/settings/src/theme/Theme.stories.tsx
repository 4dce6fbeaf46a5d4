import { makeTheme, seeded } from '@forecourt/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import { server, settings } from '../test/handlers.ts';
import { SettingsStory } from '../test/SettingsStory.tsx';

const meta: Meta<typeof SettingsStory> = {
  title: 'Features/Settings/Theme',
  component: SettingsStory,
  args: { area: 'theme' },
  parameters: server(),
  globals: { viewport: { value: 'wide' } },
};
export default meta;

type Story = StoryObj<typeof SettingsStory>;

const pale = makeTheme(seeded('pale'), {
  illustration_secondary: '#FDF6E3',
  ui_secondary_1: '#FFE566',
  ui_secondary_2: '#0A0A0C',
});

/** A colour too light for text: a darker one of its hue is used, and said. */
export const ContrastAdjusted: Story = {
  parameters: server(settings({ theme: pale })),
  play: async ({ canvas }) => {
    const actions = await canvas.findByLabelText('Actions');
    const parts = actions.closest('div')!.parentElement!.parentElement!;
    await waitFor(() =>
      expect(parts.querySelector('[data-part=light]')).toHaveAttribute('data-adjusted'),
    );
    await expect(parts.querySelector('[data-part=dark]')).not.toHaveAttribute('data-adjusted');
  },
};
export const ContrastAdjustedOnPhone: Story = {
  ...ContrastAdjusted,
  globals: { viewport: { value: 'phone' } },
};

export const BadHex: Story = {
  play: async ({ canvas, userEvent }) => {
    const hex = await canvas.findByLabelText('Actions');
    const before = (hex as HTMLInputElement).value;
    await userEvent.clear(hex);
    await userEvent.type(hex, '#12zz');
    await waitFor(() => expect(canvas.getByText(/Enter a HEX colour/)).toBeVisible());
    await expect(screen.queryByRole('region', { name: 'Publish' })).toBeNull();
    await userEvent.tab();
    await waitFor(() => expect(hex).toHaveValue(before));
  },
};

/** What a page’s own style says; frames come after the events. */
const painted = (): string =>
  document.documentElement.style.getPropertyValue('--partner-accent-solid');

/** Each step goes to the pages; only the end of the drag is a change. */
export const Dragging: Story = {
  play: async ({ canvas }) => {
    const picker = await canvas.findByLabelText<HTMLInputElement>('Pick a colour: Actions');
    for (const color of ['#8a2846', '#0f7b6c', '#7a4e9e']) {
      picker.value = color;
      await fireEvent(picker, new Event('input', { bubbles: true }));
    }
    await waitFor(() => expect(painted()).toBe('#7a4e9e'));
    await waitFor(() => expect(canvas.getByLabelText('Actions')).toHaveValue('#7a4e9e'));
    await expect(screen.queryByRole('region', { name: 'Publish' })).toBeNull();
    await fireEvent(picker, new Event('change', { bubbles: true }));
    await screen.findByRole('region', { name: 'Publish' });
    await waitFor(() => expect(canvas.getByLabelText('Actions')).toHaveValue('#7A4E9E'));
    const page = (): string | undefined =>
      canvas
        .getAllByRole('listitem', { hidden: true })
        .flatMap((item) => [...item.querySelectorAll('iframe')])[0]
        ?.contentDocument?.documentElement.style.getPropertyValue('--partner-accent-solid');
    await waitFor(() => expect(page()).toBe('#7a4e9e'));
  },
};

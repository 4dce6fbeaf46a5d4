import { defaultTheme } from '@forecourt/contract';
import { makeTheme, seeded } from '@forecourt/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { server, settings } from '../test/handlers.ts';
import { SettingsStory } from '../test/SettingsStory.tsx';

const meta: Meta<typeof SettingsStory> = {
  title: 'Screens/Administration/Settings/Theme',
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

/** A color too light for text: a darker shade of its hue is used, with a note. */
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

/** The pages are in view whichever color is changed. */
export const PreviewStaysInViewOnTablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { name: 'Preview' });
    const last = canvas.getAllByLabelText(/^Pick a color/).at(-1)!;
    last.scrollIntoView({ block: 'center' });
    await waitFor(async () => {
      const [preview, color] = [heading, last].map((one) => one.getBoundingClientRect());
      await expect(preview!.left).toBeGreaterThan(color!.right);
      await expect(preview!.top).toBeGreaterThan(0);
      await expect(preview!.bottom).toBeLessThan(color!.top);
    });
  },
};

/** Published colors go back to the product's, in one step that can be undone and published. */
export const ResetColors: Story = {
  play: async ({ canvas, userEvent }) => {
    const hex = await canvas.findByLabelText('Actions');
    const before = (hex as HTMLInputElement).value;
    const reset = canvas.getByRole('button', { name: 'Reset colors' });
    await userEvent.click(reset);
    await waitFor(() => expect(hex).toHaveValue(defaultTheme.ui_secondary_1));
    await expect(reset).toBeDisabled();
    const bar = await screen.findByRole('region', { name: 'Publish' });
    await userEvent.click(within(bar).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(hex).toHaveValue(before));
    await expect(reset).toBeEnabled();
  },
};

/** What is no color stays with its error, also after leaving the field, until it is mended. */
export const BadColor: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText('Actions');
    await userEvent.clear(field);
    await userEvent.type(field, '#12zz');
    await waitFor(() => expect(canvas.getByText(/^Enter a color such as/)).toBeVisible());
    await expect(screen.queryByRole('region', { name: 'Publish' })).toBeNull();
    await userEvent.tab();
    await expect(field).toHaveValue('#12zz');
    await expect(field).toBeInvalid();
    await userEvent.clear(field);
    await userEvent.type(field, '#12ac00');
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveValue('#12AC00'));
    await expect(field).toBeValid();
  },
};

/** Colors by name, by rgb() and by short HEX are written as HEX once the field is left. */
export const ColorsInOtherWords: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText('Actions');
    for (const [text, hex] of [
      ['Navy', '#000080'],
      ['rgb(31, 111, 209)', '#1F6FD1'],
      ['abc', '#AABBCC'],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.type(field, text);
      await expect(field).toHaveValue(text);
      await userEvent.tab();
      await waitFor(() => expect(field).toHaveValue(hex));
    }
    for (const text of ['rgba(0, 0, 0, 0.5)', 'transparent', 'currentcolor']) {
      await userEvent.clear(field);
      await userEvent.type(field, text);
      await userEvent.tab();
      await waitFor(() => expect(field).toBeInvalid());
    }
  },
};

/** The fill of a color's sample in the console. */
const sampleFill = (hex: HTMLElement): string =>
  getComputedStyle(hex.parentElement!.querySelector('span[aria-hidden]')!).backgroundColor;

/** Each step updates the previews; only the end of the drag changes the draft. */
export const Dragging: Story = {
  play: async ({ canvas, canvasElement }) => {
    const picker = await canvas.findByLabelText<HTMLInputElement>('Pick a color: Actions');
    const hex = canvas.getByLabelText('Actions');
    const previews = [...canvasElement.querySelectorAll('iframe')];
    const button = (): HTMLElement =>
      previews.flatMap((one) => [...one.contentDocument!.querySelectorAll('button')])[0]!;
    const wholePages = (): (string | undefined)[] =>
      [document, ...previews.map((one) => one.contentDocument)].map((page) =>
        page?.documentElement.style.getPropertyValue('--partner-accent-solid'),
      );
    await waitFor(() => expect(button()).toBeTruthy());
    for (const color of ['#8a2846', '#0f7b6c', '#7a4e9e']) {
      picker.value = color;
      await fireEvent(picker, new Event('input', { bubbles: true }));
    }
    const violet = 'rgb(122, 78, 158)';
    await waitFor(() => expect(sampleFill(hex)).toBe(violet));
    await waitFor(() => expect(getComputedStyle(button()).backgroundColor).toBe(violet));
    await waitFor(() => expect(hex).toHaveValue('#7a4e9e'));
    await expect(screen.queryByRole('region', { name: 'Publish' })).toBeNull();
    await fireEvent(picker, new Event('change', { bubbles: true }));
    await screen.findByRole('region', { name: 'Publish' });
    await waitFor(() => expect(hex).toHaveValue('#7A4E9E'));
    await waitFor(() => expect(new Set(wholePages())).toEqual(new Set(['#7a4e9e'])));
    await expect(sampleFill(hex)).toBe(violet);
  },
};

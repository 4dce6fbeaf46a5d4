import { mock } from '@forecourt/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { server, settings } from '../../test/handlers.ts';
import { SettingsStory } from '../../test/SettingsStory.tsx';

/** The address of a PNG that is drawn as it is asked for: bars of these colors on nothing. */
function png(...colors: string[]): string {
  const canvas = document.createElement('canvas');
  canvas.width = 320;
  canvas.height = 96;
  const context = canvas.getContext('2d')!;
  colors.forEach((color, at) => {
    context.fillStyle = color;
    context.beginPath();
    context.roundRect(8, 8 + at * 14, 300 - at * 40, 10, 5);
    context.fill();
  });
  return canvas.toDataURL('image/png');
}

const withLogo = (url: () => string | null) => {
  const now = () => {
    const { general } = settings();
    return settings({ general: { ...general, logo: { url: url(), width: 160 } } });
  };
  return server(
    undefined,
    mock.get('/api/partners/{id}/settings', () => ({ settings: now() })),
  );
};

const meta: Meta<typeof SettingsStory> = {
  title: 'Screens/Administration/Settings/Colors from a logo',
  component: SettingsStory,
  args: { area: 'theme' },
  parameters: withLogo(() => png('#C8102E', '#1B365D', '#F2A900', '#5B6770')),
  globals: { viewport: { value: 'wide' } },
};
export default meta;

type Story = StoryObj<typeof SettingsStory>;

const group = () => screen.findByRole('region', { name: 'Colors from your logo' });

/** The HEX codes that are proposed, best first. */
const proposed = async (): Promise<string[]> => {
  const colors = await within(await group()).findAllByRole('button', { name: /^Use #/ });
  return colors.map((color) => color.getAttribute('aria-label')!.split(' ')[1]!);
};

/** Read from a PNG by the browser: exactly its colors, the gray last. */
export const ColorsOfALogo: Story = {
  play: async () => {
    await expect(await proposed()).toEqual(['#C8102E', '#F2A900', '#1B365D', '#5B6770']);
  },
};
export const ColorsOfALogoOnPhone: Story = {
  ...ColorsOfALogo,
  globals: { viewport: { value: 'phone' } },
};
export const ColorsOfALogoDark: Story = { ...ColorsOfALogo, globals: { scheme: 'dark' } };

/** A proposed color becomes that of actions, in the draft, and undo takes it back. */
export const ChosenAndUndone: Story = {
  play: async ({ canvas, userEvent }) => {
    const actions = await canvas.findByLabelText('Actions');
    const before = (actions as HTMLInputElement).value;
    const red = await within(await group()).findByRole('button', { name: /^Use #C8102E/ });
    await expect(red).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(red);
    await waitFor(() => expect(actions).toHaveValue('#C8102E'));
    await expect(red).toHaveAttribute('aria-pressed', 'true');
    const bar = await screen.findByRole('region', { name: 'Publish' });
    await userEvent.click(within(bar).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(actions).toHaveValue(before));
    await expect(red).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(red);
    await waitFor(() => expect(red).toHaveAttribute('aria-pressed', 'true'));
  },
};

export const WithoutALogo: Story = {
  parameters: withLogo(() => null),
  play: async () => {
    await expect(await group()).toHaveTextContent(/Upload a logo under General/);
  },
};

/** One gray: it is said, and what can be used is proposed all the same. */
export const GrayLogo: Story = {
  parameters: withLogo(() => png('#3A3F47', '#3A3F47', '#3A3F47')),
  play: async () => {
    await expect(await proposed()).toEqual(['#3A3F47']);
    await expect(await group()).toHaveTextContent(/Your logo has no color/);
  },
};

/** White on nothing, for dark pages: a button in it would not be seen, a darker shade is. */
export const WhiteLogo: Story = {
  parameters: withLogo(() => png('#FFFFFF')),
  play: async () => {
    await expect(await proposed()).not.toContain('#FFFFFF');
    await expect(await proposed()).toHaveLength(1);
  },
};

export const EmptyLogo: Story = {
  parameters: withLogo(() => png()),
  play: async () => {
    await waitFor(async () =>
      expect(await group()).toHaveTextContent(/We found no color in your logo/),
    );
  },
};

export const UnreadableLogo: Story = {
  parameters: withLogo(() => 'data:image/png;base64,AAAA'),
  play: async ({ userEvent }) => {
    const alert = await within(await group()).findByRole('alert');
    await expect(alert).toHaveTextContent(/We couldn’t read your logo/);
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await within(await group()).findByRole('alert');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { server } from '../test/handlers.ts';
import { SettingsStory } from '../test/SettingsStory.tsx';

/** The form for a partner's own website, and the code for it. */
const meta: Meta<typeof SettingsStory> = {
  title: 'Screens/Administration/Settings/Embed',
  component: SettingsStory,
  args: { area: 'sections' },
  globals: { viewport: { value: 'wide' } },
};
export default meta;

type Story = StoryObj<typeof SettingsStory>;

const group = async () =>
  within(await screen.findByRole('region', { name: 'Embed Get started button' }));
const code = async () => (await group()).getByRole('group', { name: 'Code for your website' });
const choose = async (question: string, answer: string): Promise<void> => {
  const choice = within((await group()).getByRole('group', { name: question }));
  await userEvent.click(choice.getByRole('radio', { name: answer }));
};

/** What most websites want needs no choice. */
export const EmbeddedButton: Story = {
  parameters: server(),
  play: async () => {
    await expect(await code()).toHaveTextContent(
      '<script async src="https://forecourt.test/embed.js" data-partner="northgate-trade"></script>',
    );
    const embed = await group();
    await expect(
      within(embed.getByRole('group', { name: 'Preview' })).getByRole('button'),
    ).toBeVisible();
    await expect(embed.getByRole('button', { name: 'Copy the code' })).toBeVisible();
  },
};

/** Each choice is in the preview and in the code at once. */
export const EmbeddedWithChoices: Story = {
  parameters: server(),
  play: async () => {
    await choose('On your website', 'Floating button');
    const embed = await group();
    await userEvent.type(embed.getByRole('textbox', { name: 'Text of the button' }), 'Sell it');
    await choose('Color', 'Another color');
    const hex = embed.getByRole('textbox', { name: 'Color of button and form' });
    await userEvent.clear(hex);
    await userEvent.type(hex, '#7a1fa2');
    await choose('Light or dark', 'Light');
    await userEvent.click(embed.getByRole('combobox', { name: 'Language' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Eesti' }));
    await waitFor(async () =>
      expect(await code()).toHaveTextContent(
        'data-mode="popup" data-text="Sell it" data-language="et-EE" data-color="#7a1fa2" data-scheme="light"',
      ),
    );
    await expect(
      within(embed.getByRole('group', { name: 'Preview' })).getByRole('button'),
    ).toHaveTextContent('Sell it');
  },
};

/** The form in the page has no button, and so no words for it. */
export const EmbeddedFormInThePage: Story = {
  parameters: server(),
  play: async () => {
    await choose('On your website', 'Form in the page');
    const embed = await group();
    await waitFor(() =>
      expect(embed.queryByRole('textbox', { name: 'Text of the button' })).toBeNull(),
    );
    await expect(await code()).toHaveTextContent('data-mode="inline"></script>');
  },
};
export const EmbeddedFormInThePageOnPhone: Story = {
  ...EmbeddedFormInThePage,
  globals: { viewport: { value: 'phone' } },
};

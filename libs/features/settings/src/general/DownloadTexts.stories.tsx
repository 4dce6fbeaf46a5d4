import { mock, never, problem } from '@forecourt/testing';
import { SavedFiles } from '@forecourt/testing/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { server } from '../test/handlers.ts';
import { SettingsStory } from '../test/SettingsStory.tsx';

const files = new SavedFiles();

/** The texts of a language, as files for translators. */
const meta: Meta<typeof SettingsStory> = {
  title: 'Screens/Administration/Settings/Download of texts',
  component: SettingsStory,
  globals: { viewport: { value: 'wide' } },
  beforeEach: files.take,
};
export default meta;

type Story = StoryObj<typeof SettingsStory>;

/** JSON has what the language shows; XLIFF has the English text, its note and its place beside it. */
export const OfALanguage: Story = {
  parameters: server(),
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Texts to download'), 'Eesti');
    await userEvent.click(canvas.getByRole('button', { name: 'Download texts: JSON' }));
    const json = await files.next();
    await expect(json.name).toBe('texts.et-EE.json');
    await expect(JSON.parse(await json.content.text())).toEqual({
      bB3kQ1: 'Tere',
      zX9pLm: 'Hommikust',
      a1B2c3: '{count, plural, one {# foto} other {# fotot}}',
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Download texts: XLIFF' }));
    const xliff = await files.next();
    await expect(xliff.name).toBe('texts.et-EE.xliff');
    const text = await xliff.content.text();
    await expect(text).toContain('target-language="et-EE"');
    await expect(text).toContain(
      '<source>Hello</source>\n<target>Tere</target>\n<context-group purpose="location"><context context-type="sourcefile">capture/start</context></context-group>\n<note from="developer">Greets a customer</note>',
    );
    await expect(text.match(/<trans-unit /g)).toHaveLength(6);
    await expect(text.match(/<target>/g)).toHaveLength(3);
  },
};
export const OfALanguageOnPhone: Story = {
  parameters: server(),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Texts to download')).toBeVisible());
  },
};
export const InLongWords: Story = {
  parameters: server(),
  globals: { language: 'pseudo', scheme: 'dark' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('XLIFF')).toBeVisible());
  },
};

/** A language that is still to be added gets all texts in English. */
export const OfANewLanguage: Story = {
  parameters: server(),
  play: async ({ canvas }) => {
    const language = await canvas.findByLabelText('Texts to download');
    await userEvent.selectOptions(language, 'New language (English texts)');
    await userEvent.click(canvas.getByRole('button', { name: 'Download texts: JSON' }));
    const json = await files.next();
    await expect(json.name).toBe('texts.en-US.json');
    await expect(Object.keys(JSON.parse(await json.content.text()))).toHaveLength(6);
    await userEvent.click(canvas.getByRole('button', { name: 'Download texts: XLIFF' }));
    await expect(await (await files.next()).content.text()).not.toContain('<target>');
  },
};

const translations = '/translations/{uniqueId}/{locale}';

export const DownloadLoading: Story = {
  parameters: server(
    undefined,
    mock.get(translations, () => never()),
  ),
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Texts to download'), 'Eesti');
    const button = canvas.getByRole('button', { name: 'Download texts: XLIFF' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await expect(canvas.getByRole('button', { name: 'Download texts: JSON' })).toBeDisabled();
  },
};
export const DownloadFailed: Story = {
  parameters: server(
    undefined,
    mock.get(translations, () => problem('NOT_FOUND', 404)),
  ),
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Texts to download'), 'Eesti');
    await userEvent.click(canvas.getByRole('button', { name: 'Download texts: JSON' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/couldn’t be loaded/);
  },
};

import { makeLocales } from '@forecourt/contract/fixtures';
import { mock, problem } from '@forecourt/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { choose } from '../../test/choose.ts';
import { server, settings, template } from '../../test/handlers.ts';
import { SettingsStory } from '../../test/SettingsStory.tsx';

const sent = new Map<string, unknown>();

const translations = '/api/partners/{id}/settings/translations/{locale}';
const taking = (now = settings()) =>
  server(
    now,
    mock.put(translations, ({ body }) => {
      sent.set('messages', body.messages);
      return { settings: { ...now, version: now.version + 1 } };
    }),
  );

const meta: Meta<typeof SettingsStory> = {
  title: 'Screens/Administration/Settings/Translation preview',
  component: SettingsStory,
  parameters: taking(),
  globals: { viewport: { value: 'wide' } },
  beforeEach: () => sent.clear(),
};
export default meta;

type Story = StoryObj<typeof SettingsStory>;

const upload = (text: string, name: string | RegExp = 'Replace: et-EE') =>
  choose(name, new File([text], 'texts.json', { type: 'application/json' }));

const json = (texts: Record<string, string>) => JSON.stringify(texts, null, 2);
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Texts for Eesti' }));

const texts = { bB3kQ1: 'Tere', zX9pLm: 'Tere hommikust', d4E5f6: 'Saada', g7H8i9: 'Sulge' };

/** New, changed with old and new, the same, and missing; nothing is sent before it is wanted. */
export const Preview: Story = {
  play: async () => {
    await upload(json(texts));
    const shown = await dialog();
    await shown.findByRole('heading', { name: '1 changed text' });
    await waitFor(() => expect(shown.getByText('Hommikust')).toBeVisible());
    await expect(shown.getByText('Tere hommikust')).toBeVisible();
    await expect(shown.getByRole('heading', { name: '2 new texts' })).toBeVisible();
    await expect(shown.getByRole('heading', { name: '1 text stays the same' })).toBeVisible();
    await expect(shown.getByRole('heading', { name: '2 texts are not in the file' })).toBeVisible();
    await expect(sent.size).toBe(0);
  },
};
export const PreviewOnPhone: Story = { ...Preview, globals: { viewport: { value: 'phone' } } };
export const PreviewDark: Story = { ...Preview, globals: { scheme: 'dark' } };

/** What is wrong is named with reason and line, all of it can be reached, the rest is used. */
export const SomeLeftOut: Story = {
  play: async () => {
    const wrong = Array.from({ length: 6 }, (_, at) => [`wrong${at}`, 'Midagi']);
    await upload(json({ ...texts, j1K2l3: '<b>Auto</b>', ...Object.fromEntries(wrong) }));
    const shown = await dialog();
    await shown.findByRole('heading', { name: '7 texts are left out' });
    const first = within(shown.getByText('j1K2l3').closest('li')!);
    await waitFor(() => expect(first.getByText('Contains markup')).toBeVisible());
    await expect(first.getByText('Line 6')).toBeVisible();
    await expect(shown.queryByText('wrong5')).toBeNull();
    await userEvent.click(shown.getByRole('button', { name: 'Show more' }));
    await expect(shown.getByText('wrong5')).toBeVisible();
    await userEvent.click(shown.getByRole('button', { name: 'Use these texts' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(sent.get('messages')).toEqual(texts);
  },
};

export const NothingToUse: Story = {
  play: async () => {
    await upload(json({ bB3kQ1: '{name' }));
    const shown = await dialog();
    await shown.findByText('None of its texts can be used.');
    await expect(shown.queryByRole('button', { name: 'Use these texts' })).toBeNull();
    await userEvent.click(shown.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(sent.size).toBe(0);
  },
};

/** A file as a translation tool writes it. */
const xliff = (units: string, language = 'et') => `<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
<file original="forecourt" source-language="en-US" target-language="${language}" datatype="plaintext">
<body>
${units}
</body>
</file>
</xliff>`;
const unit = (id: string, target: string) =>
  `<trans-unit id="${id}"><source>Hello</source><target>${target}</target></trans-unit>`;
const uploadXliff = (text: string) =>
  choose('Replace: et-EE', new File([text], 'texts.xlf', { type: 'application/xliff+xml' }));

/** XLIFF has the same preview, with the lines of its translations. */
export const PreviewOfXliff: Story = {
  play: async () => {
    const good = [unit('bB3kQ1', 'Tere'), unit('d4E5f6', 'Saada'), unit('zX9pLm', 'Hommik')];
    const wrong = [unit('j1K2l3', 'Auto <b>x</b>'), unit('g7H8i9', '{name'), unit('d4E5f6', 'Sa')];
    await uploadXliff(xliff([...good, ...wrong].join('\n')));
    const shown = await dialog();
    await shown.findByRole('heading', { name: '3 texts are left out' });
    const first = within(shown.getByText('j1K2l3').closest('li')!);
    await waitFor(() => expect(first.getByText(/Has an XML element/)).toBeVisible());
    await expect(first.getByText('Line 8')).toBeVisible();
    await expect(shown.getByText(/In the file more than once/)).toBeVisible();
    await userEvent.click(shown.getByRole('button', { name: 'Use these texts' }));
    await waitFor(() =>
      expect(sent.get('messages')).toEqual({ bB3kQ1: 'Tere', d4E5f6: 'Saada', zX9pLm: 'Hommik' }),
    );
  },
};
/** A file that is refused as a whole says where it is wrong. */
const refused = (content: string, words: RegExp): Story => ({
  play: async () => {
    await uploadXliff(content);
    await waitFor(async () => expect(await screen.findByRole('alert')).toHaveTextContent(words));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});
export const XliffBroken: Story = refused(
  xliff('<trans-unit id="a1">\n<target>Tere</trans-unit>'),
  /The XML of this file is broken.*Line 6/,
);
export const XliffOfAnotherVersion: Story = refused(
  '<?xml version="1.0"?>\n<xliff version="2.0" xmlns="urn:oasis:names:tc:xliff:document:2.0"/>',
  /Not an XLIFF 1.2 file.*Line 2/,
);
export const XliffWithDocumentType: Story = refused(
  '<!DOCTYPE x [<!ENTITY a "ha">]>\n<xliff version="1.2"/>',
  /has a document type.*Line 1/,
);
export const XliffOfAnotherLanguage: Story = refused(
  xliff(unit('bB3kQ1', 'Hallo'), 'de'),
  /translations into another language/,
);

const english = settings({
  general: { ...settings().general, locales: makeLocales('northgate-trade') },
  translations: [],
});

/** The template, as it was downloaded, changes nothing in English, and is taken. */
export const TemplateUnmodified: Story = {
  parameters: taking(english),
  play: async () => {
    const file = await (await fetch(template.texts)).text();
    await upload(file, 'Upload: en-US');
    const shown = within(await screen.findByRole('dialog', { name: /^Texts for English/ }));
    await shown.findByRole('heading', { name: '6 texts stay the same' });
    await expect(shown.getAllByRole('heading', { level: 3 })).toHaveLength(1);
    await userEvent.click(shown.getByRole('button', { name: 'Use these texts' }));
    await waitFor(() => expect(sent.get('messages')).toEqual(JSON.parse(file)));
  },
};

/** Without the texts that are shown now nothing can be compared: it is said at the language. */
export const PreviewFailed: Story = {
  parameters: server(
    undefined,
    mock.get('/translations/{uniqueId}/{locale}', () => problem('NOT_FOUND', 404)),
  ),
  play: async () => {
    await upload(json(texts));
    await expect(await screen.findByRole('alert')).toHaveTextContent(/No connection/);
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

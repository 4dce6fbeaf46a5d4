import { makeGeneralSettings } from '@forecourt/contract/fixtures';
import { mock, never, problem } from '@forecourt/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { darkLogo, inkLogo, logo, server, settings } from '../test/handlers.ts';
import { choose } from '../test/choose.ts';
import { SettingsStory } from '../test/SettingsStory.tsx';

/** Pictures and languages, which take effect immediately. */
const meta: Meta<typeof SettingsStory> = {
  title: 'Screens/Administration/Settings/General',
  component: SettingsStory,
  globals: { viewport: { value: 'wide' } },
};
export default meta;

type Story = StoryObj<typeof SettingsStory>;

const images = '/api/partners/{id}/settings/images/{kind}';
const translations = '/api/partners/{id}/settings/translations/{locale}';
const bare = settings({ general: makeGeneralSettings(), translations: [] });

const png = new File(['picture'], 'logo.png', { type: 'image/png' });

/** Takes the chosen file, once what it does is shown. */
async function take(): Promise<void> {
  const dialog = within(await screen.findByRole('dialog', { name: /^Texts for/ }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Use these texts' }));
}

export const NoLanguagesButEnglish: Story = {
  parameters: server(bare),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Comes with Forecourt')).toBeVisible());
  },
};
/** Two columns are about as long as one another: none leaves half of the page empty. */
export const ColumnsOfOneLength: Story = {
  parameters: server(),
  play: async ({ canvas }) => {
    const boxOf = (title: string) =>
      canvas.getByRole('region', { name: title }).getBoundingClientRect();
    await waitFor(() => {
      const [left, right] = [boxOf('Sender details'), boxOf('Languages')];
      void expect(right.left).toBeGreaterThan(left.right);
      void expect(left.bottom).toBeGreaterThan(right.top);
    });
  },
};
export const LogoUploading: Story = {
  parameters: server(
    bare,
    mock.put(images, () => never()),
  ),
  play: async () => {
    await choose('Upload: Logo', png);
    const button = await screen.findByRole('button', { name: 'Upload: Logo' });
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await waitFor(() => expect(screen.getByRole('progressbar')).toBeVisible());
  },
};
export const LogoUploadingOnPhone: Story = {
  ...LogoUploading,
  globals: { viewport: { value: 'phone' } },
};
export const TranslationUploading: Story = {
  parameters: server(
    undefined,
    mock.put(translations, () => never()),
  ),
  play: async () => {
    const file = new File(['{"bB3kQ1":"Tere"}'], 'et.json', { type: 'application/json' });
    await choose('Replace: et-EE', file);
    await take();
    await waitFor(() => expect(screen.getByRole('progressbar')).toBeVisible());
  },
};
export const NewLanguageUploading: Story = {
  parameters: TranslationUploading.parameters!,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Add a language'), 'fi');
    const file = new File(['{"bB3kQ1":"Hei"}'], 'fi.json', { type: 'application/json' });
    await choose('Choose file', file);
    await take();
    await waitFor(() => expect(screen.getByRole('progressbar')).toBeVisible());
  },
};
export const LogoUploaded: Story = {
  parameters: server(
    bare,
    mock.put(images, () => ({
      settings: {
        ...bare,
        version: 13,
        general: { ...bare.general, logo: { url: logo, width: 160 } },
      },
    })),
  ),
  play: async ({ canvas }) => {
    await choose('Upload: Logo', png);
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Logo' })).toBeVisible());
  },
};
const withLogos = (url: string | null, dark: string | null = null) =>
  settings({ general: makeGeneralSettings({ logo: { url, dark_url: dark, width: 160 } }) });
const darkField = () => screen.findByRole('group', { name: 'Logo for dark backgrounds' });

export const LogoUnreadableOnDark: Story = {
  parameters: server(
    withLogos(inkLogo),
    mock.put(images, () => ({ settings: { ...withLogos(inkLogo, darkLogo), version: 13 } })),
  ),
  play: async () => {
    const field = within(await darkField());
    await field.findByText(/dark mode shows it on a light plate/);
    await choose('Upload: Logo for dark backgrounds', png);
    await waitFor(() =>
      expect(field.getByRole('img', { name: 'Logo for dark backgrounds' })).toHaveAttribute(
        'src',
        darkLogo,
      ),
    );
    await expect(field.queryByText(/hard to read/)).toBeNull();
    await expect(
      field.getByRole('button', { name: 'Remove: Logo for dark backgrounds' }),
    ).toBeVisible();
  },
};
export const LogoUnreadableOnDarkUntilUploaded: Story = {
  parameters: server(withLogos(inkLogo)),
  play: async () => {
    await within(await darkField()).findByText(/dark mode shows it on a light plate/);
  },
};
export const LogoForDarkBackgrounds: Story = {
  parameters: server(withLogos(inkLogo, darkLogo)),
  play: async () => {
    const field = within(await darkField());
    const image = await field.findByRole('img', { name: 'Logo for dark backgrounds' });
    await waitFor(() => expect(image).toHaveAttribute('src', darkLogo));
  },
};
export const LogoForDarkBackgroundsInTheDark: Story = {
  ...LogoForDarkBackgrounds,
  globals: { scheme: 'dark' },
};
export const LogoForDarkBackgroundsOnPhone: Story = {
  ...LogoUnreadableOnDarkUntilUploaded,
  globals: { viewport: { value: 'phone' } },
};
export const OnlyALogoForDarkBackgrounds: Story = {
  parameters: server(withLogos(null, darkLogo)),
  play: async () => {
    const light = within(await screen.findByRole('group', { name: 'Logo' }));
    await light.findByText(/^Light backgrounds show the logo for dark ones/);
    await expect(light.getByRole('img', { name: 'Logo' })).toHaveAttribute('src', darkLogo);
    await expect(light.queryByRole('button', { name: 'Remove: Logo' })).toBeNull();
    const image = within(await darkField()).getByRole('img', { name: 'Logo for dark backgrounds' });
    // As on dark pages: the only logo is on a plate.
    await waitFor(() =>
      expect(getComputedStyle(image).backgroundColor).not.toBe('rgba(0, 0, 0, 0)'),
    );
  },
};
export const OnlyALogoForDarkBackgroundsInTheDark: Story = {
  ...OnlyALogoForDarkBackgrounds,
  globals: { scheme: 'dark' },
};
export const DarkLogoUnreadable: Story = {
  parameters: server(withLogos(logo, inkLogo)),
  play: async () => {
    await within(await darkField()).findByText(/Use one in lighter colors/);
  },
};

export const UploadRefused: Story = {
  parameters: server(bare),
  play: async () => {
    const svg = new File(['<svg onload="alert(1)"/>'], 'logo.svg', { type: 'image/svg+xml' });
    await choose('Upload: Logo', svg);
    await waitFor(async () =>
      expect(await screen.findByRole('alert')).toHaveTextContent(/SVG files aren’t accepted/),
    );
  },
};
export const TooLargeAnUpload: Story = {
  parameters: server(
    bare,
    mock.put(images, () => problem('PAYLOAD_TOO_LARGE', 413)),
  ),
  play: async () => {
    await choose('Upload: Side image', png);
    await waitFor(async () =>
      expect(await screen.findByRole('alert')).toHaveTextContent(/The limit is 10 MB/),
    );
  },
};
export const TranslationRefused: Story = {
  parameters: server(
    undefined,
    mock.put(translations, () =>
      problem('INVALID_FORMAT', 422, {
        errors: ['bB3kQ1', 'zX9pLm', 'a1B2c3'].map((id) => ({
          field: `messages.${id}`,
          code: 'INVALID_FORMAT' as const,
        })),
      }),
    ),
  ),
  play: async () => {
    const file = new File(['{"bB3kQ1":"Tere"}'], 'et.json', { type: 'application/json' });
    await choose('Replace: et-EE', file);
    await take();
    const alert = await screen.findByRole('alert');
    await waitFor(() => expect(alert).toHaveTextContent(/bB3kQ1, zX9pLm, a1B2c3/));
  },
};
export const TranslationRefusedOnPhone: Story = {
  ...TranslationRefused,
  globals: { viewport: { value: 'phone' } },
};
export const LanguageAdded: Story = {
  parameters: server(
    undefined,
    mock.put(translations, () => {
      const now = settings();
      const { default: code, list } = now.general.locales;
      const finnish = { local_name: 'suomi', locale_code: 'fi', data: { bo: '/translations/fi' } };
      const locales = { default: code, list: [...list, finnish] };
      return {
        settings: {
          ...now,
          version: 13,
          general: { ...now.general, locales },
          translations: [
            ...now.translations,
            { locale_code: 'fi', messages: 2, updated_at: '2026-03-12T09:00:00Z' },
          ],
        },
      };
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    const code = await canvas.findByLabelText('Add a language');
    await userEvent.type(code, 'no code');
    await waitFor(() => expect(canvas.getByText('Not a valid language code')).toBeVisible());
    await userEvent.clear(code);
    await userEvent.type(code, 'fi');
    const texts = '{"bB3kQ1":"Hei","zX9pLm":"Moi"}';
    const file = new File([texts], 'fi.json', { type: 'application/json' });
    await choose('Choose file', file);
    await take();
    await waitFor(() => expect(canvas.getByText('2 texts')).toBeVisible());
    await waitFor(() => expect(canvas.getByLabelText('Add a language')).toHaveValue(''));
  },
};

const german = {
  local_name: 'Deutsch',
  locale_code: 'de',
  data: { bo: '/translations/product/de?v=1' },
};
const withGerman = () => {
  const { version, general } = bare;
  const { default: code, list } = general.locales;
  const locales = { default: code, list: [...list, german] };
  return { ...bare, version: version + 1, general: { ...general, locales } };
};
export const LanguageOfTheProductAdded: Story = {
  parameters: server(
    bare,
    mock.put(translations, () => ({ settings: withGerman() })),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Deutsch' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove: de' })).toBeVisible());
    await expect(canvas.getAllByText('Comes with Forecourt')).toHaveLength(2);
    await expect(canvas.queryByRole('button', { name: 'Add Deutsch' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Add Español' })).toBeVisible();
  },
};
export const OwnTextsRemoved: Story = {
  parameters: server(
    {
      ...withGerman(),
      translations: [{ locale_code: 'de', messages: 12, updated_at: '2026-03-01T09:00:00Z' }],
    },
    mock.put(translations, () => ({ settings: withGerman() })),
  ),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText('12 texts of your own')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Remove own texts: de' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(canvas.getAllByText('Comes with Forecourt')).toHaveLength(2));
  },
};
export const OwnTextsOnPhone: Story = {
  parameters: server({
    ...withGerman(),
    translations: [{ locale_code: 'de', messages: 12, updated_at: '2026-03-01T09:00:00Z' }],
  }),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('12 texts of your own')).toBeVisible());
  },
};

export const OfAnotherTimeZone: Story = {
  parameters: server(bare),
  play: async ({ canvas, userEvent }) => {
    const zone = await canvas.findByLabelText('Time zone');
    await expect(zone).toHaveValue('America/New York');
    await userEvent.clear(zone);
    await userEvent.type(zone, 'tall');
    const list = within(await screen.findByRole('listbox', { name: 'Time zone' }));
    await userEvent.click(list.getByRole('option', { name: 'Europe/Tallinn' }));
    await waitFor(() => expect(canvas.getByText(/show times in Estonia Time/)).toBeVisible());
  },
};

export const OfKilometers: Story = {
  parameters: server(bare),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('radio', { name: 'Miles' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Kilometers' }));
    await expect(canvas.getByRole('radio', { name: 'Kilometers' })).toBeChecked();
  },
};

export const CountriesForSms: Story = {
  parameters: server(
    settings({
      general: makeGeneralSettings({
        sms_countries: ['372', '358'],
        sms_countries_offered: ['372', '358', '44'],
      }),
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    const add = await canvas.findByLabelText('Add a country');
    await userEvent.type(add, 'king');
    const list = within(await screen.findByRole('listbox', { name: 'Add a country' }));
    await userEvent.click(list.getByRole('option', { name: 'United Kingdom (+44)' }));
    await waitFor(() =>
      expect(canvas.getByText('United Kingdom (+44)', { selector: 'span' })).toBeVisible(),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Finland (+358)' }));
    await waitFor(() =>
      expect(canvas.queryByText('Finland (+358)', { selector: 'span' })).toBeNull(),
    );
  },
};
/** Before it is published: in words, for a partner that only had its own country. */
export const CountriesForSmsAsked: Story = {
  parameters: server(
    settings({
      general: makeGeneralSettings({
        country_code: '372',
        sms_countries: null,
        sms_countries_offered: null,
      }),
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Add a country'), 'king');
    const list = within(await screen.findByRole('listbox', { name: 'Add a country' }));
    await userEvent.click(list.getByRole('option', { name: 'United Kingdom (+44)' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Publish' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await waitFor(() => expect(dialog.getByText('Your country only')).toBeVisible());
    await expect(dialog.getByText('+372, +44')).toBeVisible();
  },
};
export const CountriesForSmsOnPhone: Story = {
  ...CountriesForSms,
  globals: { viewport: { value: 'phone' } },
};
const deals = {
  answer_days: 3,
  withdrawal_fee: 'KEPT',
  reminder_after_days: 1,
  reminder_before_days: 1,
} as const;
export const OfferReminders: Story = {
  parameters: server(settings({ general: makeGeneralSettings({ deals }) })),
  play: async ({ canvas, userEvent }) => {
    const after = await canvas.findByLabelText('Days after the offer');
    await userEvent.type(after, '{ArrowDown}');
    await waitFor(() => expect(after).toHaveValue('0'));
    const before = canvas.getByLabelText('Days before it ends');
    await userEvent.clear(before);
    await userEvent.type(before, '40');
    await canvas.findByText('Enter a whole number from 0 to 30.');
  },
};
export const DealsSettings: Story = {
  parameters: server(
    settings({
      general: makeGeneralSettings({ deals }),
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    const days = await canvas.findByLabelText('Days to answer');
    await userEvent.type(days, '{ArrowUp}');
    await waitFor(() => expect(days).toHaveValue('4'));
    await userEvent.click(canvas.getByLabelText('Not due'));
    await waitFor(() => expect(canvas.getByLabelText('Not due')).toBeChecked());
    await userEvent.click(await screen.findByRole('button', { name: 'Publish' }));
    const question = await screen.findByRole('alertdialog', { name: /^Publish/ });
    await expect(question).toHaveTextContent('Not due');
    await expect(question).not.toHaveTextContent(/KEPT|RETURNED/);
  },
};

import {
  makeContent,
  makeContentTranslation,
  makeFlowSettings,
  makeMessageTexts,
} from '@forecourt/contract/fixtures';
import {
  type Content,
  defaultIdentifierRules,
  type ErrorCode,
  type FieldError,
  type TranslatedTexts,
} from '@forecourt/contract';
import { mock, problem } from '@forecourt/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { server, settings } from '../test/handlers.ts';
import { SettingsStory } from '../test/SettingsStory.tsx';

const meta: Meta<typeof SettingsStory> = {
  title: 'Screens/Administration/Settings/Content',
  component: SettingsStory,
  args: { area: 'content' },
  globals: { viewport: { value: 'wide' } },
};
export default meta;

type Story = StoryObj<typeof SettingsStory>;

const texts = (content: Partial<Content>) =>
  server(
    settings({
      flows: [
        makeFlowSettings('TRADE', { content: makeContent(content) }),
        makeFlowSettings('CLAIM'),
      ],
    }),
  );

export const OwnTexts: Story = {
  parameters: texts({
    sms_request: 'Hi {name}, {partner} here: show us your car {link}',
    email_subject: '{name}, what is your car worth?',
    invite_title: 'Sell us your car',
    invite_text: 'Three minutes with your phone.\nAn offer the same day.',
    terms_url: 'https://northgate.test/terms',
  }),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText(/Hi Ann Lee, Northgate Motors here/)).toBeVisible(),
    );
  },
};

/** A placeholder is inserted at the cursor; the preview follows. */
export const PlaceholderInserted: Story = {
  parameters: texts({ sms_request: 'Hi : {link}' }),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText<HTMLTextAreaElement>('SMS with the link');
    await userEvent.click(field);
    field.setSelectionRange(3, 3);
    const [insert] = canvas.getAllByRole('button', { name: 'Insert {name}: Customer’s name' });
    await userEvent.click(insert!);
    await waitFor(() => expect(field).toHaveValue('Hi {name}: {link}'));
    await waitFor(() => expect(canvas.getByText(/^Hi Ann Lee: https/)).toBeVisible());
    await waitFor(() => expect(field).toHaveFocus());
  },
};

export const UnknownPlaceholder: Story = {
  parameters: texts({ sms_request: 'Hi {first_name}, send us photos' }),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(
        canvas.getByText(/^\{first_name\} is not a placeholder here\. Use \{name\}/),
      ).toBeVisible(),
    );
    await expect(canvas.getByLabelText('SMS with the link')).toBeInvalid();
  },
};

/** What was written before links were asked for is sent with one; a changed text needs its own. */
export const MissingLink: Story = {
  parameters: texts({ sms_request: 'Hi {name}' }),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText<HTMLTextAreaElement>('SMS with the link');
    await waitFor(() => expect(canvas.getByText(/we add it at the end/)).toBeVisible());
    await userEvent.type(field, ', show us your car: ');
    await waitFor(() => expect(canvas.getByText(/^Insert the link/)).toBeVisible());
    await expect(field).toBeInvalid();
    const [insert] = canvas.getAllByRole('button', { name: /^Insert \{link\}/ });
    await userEvent.click(insert!);
    await waitFor(() => expect(field).toBeValid());
    await expect(field).toHaveValue('Hi {name}, show us your car: {link}');
  },
};

/** The invite page knows no customer: a placeholder in its title would be shown as written. */
export const PlaceholderInTitle: Story = {
  parameters: texts({}),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText('Invite page title');
    await userEvent.type(field, 'Hello {{name}');
    await expect(field).toHaveValue('Hello {name}');
    await waitFor(() => expect(canvas.getByText(/^Nothing is filled in here/)).toBeVisible());
    await expect(field).toBeInvalid();
  },
};

export const CostlySms: Story = {
  parameters: texts({
    sms_request:
      'Hello {name} – we’d love to see your car! Take a few photos with your phone 📷, it takes about {minutes} minutes: {link}',
  }),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText(/With – ’ 📷, an SMS holds 70 characters/)).toBeVisible(),
    );
    await waitFor(() => expect(canvas.getByText(/^3 SMS/)).toBeVisible());
  },
};
export const CostlySmsOnPhone: Story = {
  ...CostlySms,
  globals: { viewport: { value: 'phone' } },
};

const inLanguages = (spanish: Partial<TranslatedTexts> = {}, main: Partial<Content> = {}) =>
  server(
    settings({
      general: {
        ...settings().general,
        locales: {
          default: 'en-US',
          list: [
            ...settings().general.locales.list,
            { local_name: 'Español', locale_code: 'es', data: { bo: '/translations/es' } },
            { local_name: 'Français', locale_code: 'fr', data: { bo: '/translations/fr' } },
          ],
        },
      },
      flows: [
        makeFlowSettings('TRADE', {
          content: makeContent({
            sms_request: '{partner} here: show us your car {link}',
            invite_title: 'Sell us your car',
            ...main,
          }),
          translations: [
            makeContentTranslation(
              'es',
              spanish,
              makeMessageTexts({ sms_request: '{partner}: envíenos fotos de su coche: {link}' }),
            ),
            makeContentTranslation('fr', {}, null),
          ],
        }),
      ],
    }),
  );

/** What the partner has written in another language only is marked, with what customers read. */
export const MissingInALanguage: Story = {
  parameters: inLanguages(),
  play: async ({ canvas, userEvent }) => {
    const tab = await canvas.findByRole('radio', { name: /^Español\s*2 missing$/ });
    await userEvent.click(tab);
    const field = canvas.getByLabelText<HTMLTextAreaElement>('SMS with the link');
    await expect(field).toHaveValue('');
    await expect(field.placeholder).toBe('{partner}: envíenos fotos de su coche: {link}');
    await waitFor(() =>
      expect(
        canvas.getAllByText('Not written in Spanish: customers read the default text.'),
      ).toHaveLength(2),
    );
    await waitFor(() => expect(canvas.getByText(/^Northgate Motors: envíenos/)).toBeVisible());
  },
};
export const MissingInALanguageOnPhone: Story = {
  ...MissingInALanguage,
  globals: { viewport: { value: 'phone' } },
};

export const WrittenInALanguage: Story = {
  parameters: inLanguages({
    sms_request: 'Hola, {name}: enséñenos su coche {link}',
    invite_title: 'Véndanos su coche',
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Español' }));
    await expect(canvas.getByLabelText('Invite page title')).toHaveValue('Véndanos su coche');
    await waitFor(() => expect(canvas.getByText(/^Hola, Ann Lee: enséñenos/)).toBeVisible());
  },
};

/** Each language says what can't be published in it, and a change of it is one of the draft. */
export const WrongInALanguage: Story = {
  parameters: inLanguages({ invite_title: 'Véndanos su coche' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Español/ }));
    const field = canvas.getByLabelText('SMS with the link');
    await userEvent.type(field, 'Hola {{nombre}');
    await waitFor(() => expect(field).toBeInvalid());
    await expect(canvas.getByText(/^\{nombre\} is not a placeholder here/)).toBeVisible();
    await expect(canvas.getByText('1 unpublished change')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'English' }));
    await expect(canvas.getByLabelText('SMS with the link')).toBeValid();
    await expect(canvas.getByRole('radio', { name: /^Español\s*1 to fix$/ })).toBeInTheDocument();
  },
};

/** The product has no French: customers read the default language until the partner writes it. */
export const InAnUploadedLanguage: Story = {
  parameters: inLanguages(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Français/ }));
    await waitFor(() =>
      expect(
        canvas.getAllByText(/^Not written in French: customers read the text in American English/),
      ).toHaveLength(6),
    );
    const field = canvas.getByLabelText<HTMLTextAreaElement>('SMS with the link');
    await expect(field.placeholder).toBe('{partner} here: show us your car {link}');
  },
};

/** A text goes to the person who writes it as it stands, by email to their own address. */
export const TestByEmail: Story = {
  parameters: texts({ email_subject: '{name}, what is your car worth?' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Send me a test: Email subject' }),
    );
    await waitFor(() =>
      expect(screen.getByText('Test sent to nora@northgate.test')).toBeInTheDocument(),
    );
  },
};

const testBySms = async ({ canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0]) => {
  await userEvent.click(
    await canvas.findByRole('button', { name: 'Send me a test: SMS with the link' }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Send me a test by SMS' }));
  await userEvent.type(dialog.getByLabelText('Mobile number'), '55500042');
  await userEvent.click(dialog.getByRole('button', { name: 'Send test' }));
  return dialog;
};

/** By SMS it goes to a number, which is there again for the next test. */
export const TestBySms: Story = {
  parameters: texts({}),
  play: async (context) => {
    await testBySms(context);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await screen.findByText(/^Test sent to \+372 /)).toBeInTheDocument();
  },
};

const refusing = (status: number, code: ErrorCode, errors: FieldError[] = []) => ({
  parameters: server(
    settings(),
    mock.post('/api/partners/{id}/settings/test_messages', () => problem(code, status, { errors })),
  ),
});

export const TestNotSent: Story = {
  ...refusing(422, 'COUNTRY_NOT_ALLOWED', [{ field: 'phone', code: 'COUNTRY_NOT_ALLOWED' }]),
  play: async (context) => {
    const dialog = await testBySms(context);
    await waitFor(() =>
      expect(dialog.getByText(/^SMS can’t be sent to this country/)).toBeVisible(),
    );
    await expect(dialog.getByLabelText('Mobile number')).toHaveValue('55500042');
  },
};
export const TooManyTests: Story = {
  ...refusing(429, 'RATE_LIMITED'),
  play: async (context) => {
    const dialog = await testBySms(context);
    await waitFor(() => expect(dialog.getByText(/^You’ve sent many tests/)).toBeVisible());
    await expect(dialog.getByLabelText('Mobile number')).toHaveValue('55500042');
  },
};

/** Every area of the product has its own texts. */
export const AnotherArea: Story = {
  parameters: texts({ invite_title: 'Sell us your car' }),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() =>
      expect(canvas.getByLabelText('Invite page title')).toHaveValue('Sell us your car'),
    );
    await userEvent.click(canvas.getByRole('radio', { name: 'Claims' }));
    await waitFor(() => expect(canvas.getByLabelText('Invite page title')).toHaveValue(''));
  },
};

/** The claim number can stand in messages where the flow asks for one. */
export const ClaimNumberInserted: Story = {
  parameters: server(
    settings({
      flows: [
        makeFlowSettings('CLAIM', {
          content: makeContent({ sms_request: 'Claim : {link}' }),
          identifiers: {
            ...defaultIdentifierRules,
            claim_number: { use: 'OPTIONAL', mask: 'CL-######' },
          },
        }),
        makeFlowSettings('INSPECT'),
      ],
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText<HTMLTextAreaElement>('SMS with the link');
    await userEvent.click(field);
    field.setSelectionRange(6, 6);
    const [insert] = canvas.getAllByRole('button', { name: /^Insert \{claim\}/ });
    await userEvent.click(insert!);
    await waitFor(() => expect(field).toHaveValue('Claim {claim}: {link}'));
    await waitFor(() => expect(canvas.getByText(/^Claim CL-123456: https/)).toBeVisible());
    await userEvent.click(canvas.getByRole('radio', { name: 'Inspection' }));
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: /^Insert \{claim\}/ })).toBeNull(),
    );
  },
};

const concluding = (content: Partial<Content>) => ({
  parameters: server(
    settings({ flows: [makeFlowSettings('CLAIM', { content: makeContent(content) })] }),
  ),
});

/** Customers are told nothing until the partner switches it on. */
export const ConclusionSwitchedOn: Story = {
  ...concluding({}),
  play: async ({ canvas, userEvent }) => {
    const card = within(await canvas.findByRole('region', { name: 'Repairable' }));
    await expect(card.queryByLabelText('Message')).toBeNull();
    await userEvent.click(card.getByRole('switch', { name: 'Tell customers' }));
    await waitFor(() => expect(card.getByLabelText('Message')).toBeVisible());
    await waitFor(() => expect(card.getByText('Your car can be repaired')).toBeVisible());
    await waitFor(() =>
      expect(card.getByText(/^Northgate Motors will be in touch\. There/)).toBeVisible(),
    );
  },
};

const ownWords = {
  tells_extra: true,
  extra_message: 'Dear {name}, we need to see your {car} once in person.',
  extra_next: 'Visit any of our workshops.\nNo appointment needed: weekdays, 8 am to 5 pm.',
};
export const ConclusionInOwnWords: Story = {
  ...concluding(ownWords),
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'Needs extra inspection' }));
    await waitFor(() =>
      expect(
        card.getAllByText(/^Dear Ann Lee, we need to see your Audi A4 once in person\./),
      ).toHaveLength(2),
    );
    await waitFor(() => expect(card.getByText(/^Visit any/, { selector: 'p' })).toBeVisible());
  },
};
export const ConclusionInOwnWordsOnPhone: Story = {
  ...concluding(ownWords),
  globals: { viewport: { value: 'phone' } },
};

const template = `HX${'3b1e0c52'.repeat(4)}`;
const templates = async (): Promise<HTMLElement> =>
  screen.findByRole('region', { name: 'WhatsApp' });

/** Where the operator has a sender for WhatsApp: no templates yet. */
export const WhatsappTemplates: Story = {
  args: { hasWhatsapp: true },
  parameters: texts({}),
  play: async () => {
    const group = within(await templates());
    await expect(group.getAllByText('Without a template, it is sent by SMS.')).toHaveLength(3);
  },
};

export const WhatsappTemplatesFilled: Story = {
  args: { hasWhatsapp: true },
  parameters: texts({ whatsapp_request: template, whatsapp_follow_up: template }),
  play: async () => {
    const group = within(await templates());
    await expect(group.getByLabelText(/^WhatsApp template of the request/)).toHaveValue(template);
    await expect(group.getAllByText('Without a template, it is sent by SMS.')).toHaveLength(1);
  },
};
export const WhatsappTemplatesOnPhone: Story = {
  ...WhatsappTemplatesFilled,
  globals: { viewport: { value: 'phone' } },
};

/** Only the id of a template is taken; what is pasted with spaces is. */
export const WhatsappTemplateInvalid: Story = {
  args: { hasWhatsapp: true },
  parameters: texts({}),
  play: async ({ userEvent }) => {
    const group = within(await templates());
    const field = group.getByLabelText(/^WhatsApp template of the request/);
    await userEvent.type(field, 'request_en');
    await waitFor(() => expect(group.getByText(/^Enter a Content SID/)).toBeVisible());
    await expect(field).toBeInvalid();
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste(` ${template} `);
    await waitFor(() => expect(field).toBeValid());
    await expect(field).toHaveValue(template);
  },
};

/** Without a template in a language, its readers get that of the default language. */
export const WhatsappTemplatesInLanguages: Story = {
  args: { hasWhatsapp: true },
  parameters: inLanguages({}, { whatsapp_request: template }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Español/ }));
    const group = within(await templates());
    await waitFor(() =>
      expect(group.getByText('Customers get the template in American English.')).toBeVisible(),
    );
  },
};

/** Without such a sender there are no fields for templates. */
export const WithoutWhatsapp: Story = {
  parameters: texts({ whatsapp_request: template }),
  play: async ({ canvas }) => {
    await canvas.findByLabelText('SMS with the link');
    await expect(screen.queryByRole('region', { name: 'WhatsApp' })).toBeNull();
  },
};

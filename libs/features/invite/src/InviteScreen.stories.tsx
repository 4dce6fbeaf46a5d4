import type { Invite, Theme } from '@forecourt/contract';
import { makeInvite, makeInviteCustomisation, seeded } from '@forecourt/contract/fixtures';
import { broken, mock, never, offline, problem } from '@forecourt/testing';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { InviteStory } from './test/InviteStory.tsx';
import { logo, sideImage, tallLogo } from './test/pictures.ts';

type Customisation = Invite['customisation'];
type Handler = ReturnType<typeof mock.post>;
type Tools = Pick<StoryContext, 'canvas' | 'userEvent'>;

const takes = mock.post('/api/requests/self', () => ({
  request: { id: 'request-1', status: 'SENT' as const },
}));

/**
 * A partner's page with logo and picture, changed by the options, and a server that accepts the
 * form.
 */
const page = (
  change: Partial<Customisation> = {},
  agent: Partial<Invite['agent_info']> = {},
  send: Handler = takes,
): Pick<Story, 'parameters'> => {
  const random = seeded('invite');
  const invite = makeInvite(random, {
    customisation: makeInviteCustomisation(random, {
      partner_name: 'Northgate Motors',
      logo: { url: logo, width: 160 },
      assets: { side_image: sideImage },
      ...change,
    }),
  });
  const data = { ...invite, agent_info: { ...invite.agent_info, ...agent } };
  const load = mock.get('/api/partner_customisations/{uniqueId}', () => data);
  return { parameters: { layout: 'fullscreen', msw: { handlers: [load, send] } } };
};

const meta: Meta<typeof InviteStory> = {
  title: 'Screens/Every flow/Invite page',
  component: InviteStory,
  args: { resendWait: 30 },
  ...page(),
};
export default meta;

type Story = StoryObj<typeof InviteStory>;

const withPage = (handler: Handler): Pick<Story, 'parameters'> => page({}, {}, handler);
const onPhone: Story['globals'] = { viewport: { value: 'phone' } };
const bare: Partial<Customisation> = {
  logo: { url: null, width: null },
  assets: { side_image: null },
};

const getStarted = async ({ canvas, userEvent }: Tools, number = ''): Promise<void> => {
  const field = await canvas.findByLabelText('Your mobile number');
  if (number) await userEvent.type(field, number);
  await userEvent.click(canvas.getByRole('button', { name: 'Get started' }));
};
const send = async (tools: Tools): Promise<void> => {
  await getStarted(tools, '51234567');
  await waitFor(async () =>
    expect(await tools.canvas.findByRole('heading', { name: 'SMS on its way' })).toHaveFocus(),
  );
};
/** The message belongs to the number field, which gets the focus. */
const refuses = (number: string, message: string) => async (tools: Tools) => {
  await getStarted(tools, number);
  await waitFor(async () => expect(await tools.canvas.findByText(message)).toBeVisible());
  await waitFor(() => expect(tools.canvas.getByLabelText('Your mobile number')).toHaveFocus());
};
/** The message is about the whole form, and the number is kept. */
const fails = (message: string | RegExp) => async (tools: Tools) => {
  await getStarted(tools, '51234567');
  // The red toast of every failure, and the same words at the form.
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(message));
  await expect(tools.canvas.getByText(message)).toBeInTheDocument();
  await expect(tools.canvas.getByLabelText('Your mobile number')).toHaveValue('51234567');
};

export const Trade: Story = { globals: { viewport: { value: 'wide' } } };
export const Claim: Story = page({ flow: 'CLAIM' });
export const Inspection: Story = page({ flow: 'INSPECT' });
export const OwnTexts: Story = {
  ...page({
    invite_texts: [
      {
        locale_code: 'en-US',
        title: 'Sell us your car, today',
        text: 'Northgate pays within two days. <b>Really.</b>',
      },
      { locale_code: 'de-DE', title: 'Verkaufen Sie uns Ihr Auto', text: null },
    ],
  }),
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('heading', { name: 'Sell us your car, today' });
    await waitFor(() => expect(title).toBeVisible());
    // Plain text: markup in it is shown as it is.
    await expect(canvas.getByText(/<b>Really\.<\/b>/)).toBeInTheDocument();
  },
};
export const WithLanguages: Story = {
  args: { withLanguages: true },
  globals: onPhone,
  play: async ({ canvas, userEvent }) => {
    const choice = await canvas.findByLabelText('Language');
    await userEvent.selectOptions(choice, 'Deutsch');
    await waitFor(() => expect(choice).toHaveValue('de-DE'));
  },
};
export const WithAgent: Story = {
  ...page({}, { public_name: 'Ann Lee' }),
  play: async ({ canvas }) => {
    await waitFor(async () =>
      expect(await canvas.findByText('You are invited by Ann Lee')).toBeVisible(),
    );
  },
};
export const WithoutAgent: Story = {
  ...page({}, { user_id: null, email: null, public_name: null }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Get started' });
    await expect(canvas.queryByText(/You are invited by/)).toBeNull();
  },
};
export const SmsOff: Story = {
  ...page({}, { email: 'ann.lee@northgate.test' }),
  args: { sms: false },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'We can’t send a link from here' });
    await canvas.findByRole('link', { name: 'ann.lee@northgate.test' });
    await expect(canvas.queryByRole('button', { name: 'Get started' })).toBeNull();
  },
};
export const WithoutLogo: Story = page({ logo: { url: null, width: null } });
export const TallLogo: Story = page({ logo: { url: tallLogo, width: 60 } });
export const WithoutPicture: Story = {
  ...page(bare),
  globals: { viewport: { value: 'wide' } },
};
export const WithoutDocuments: Story = page({ terms_url: null, privacy_url: null });

export const Loading: Story = {
  parameters: {
    msw: { handlers: [mock.get('/api/partner_customisations/{uniqueId}', () => never())] },
  },
};
export const NotFound: Story = {
  parameters: {
    msw: {
      handlers: [
        mock.get('/api/partner_customisations/{uniqueId}', () => problem('NOT_FOUND', 404)),
      ],
    },
  },
  play: async ({ canvas }) => {
    const title = await canvas.findByText('Page not found');
    await waitFor(() => expect(title).toBeVisible());
  },
};
export const Failed: Story = {
  parameters: { msw: { handlers: offline() } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(/could not be loaded/));
  },
};

export const NumberMissing: Story = { play: refuses('', 'Please fill out all the fields') };
export const NumberNotValid: Story = { play: refuses('12', 'This phone number is not valid') };
export const NumberRefusedByServer: Story = {
  ...withPage(mock.post('/api/requests/self', () => problem('INVALID_FORMAT', 422))),
  play: refuses('51234567', 'This phone number is not valid'),
};
export const CountryNotAllowed: Story = {
  ...withPage(
    mock.post('/api/requests/self', () =>
      problem('COUNTRY_NOT_ALLOWED', 422, {
        errors: [{ field: 'phone', code: 'COUNTRY_NOT_ALLOWED' }],
      }),
    ),
  ),
  play: refuses('51234567', 'No SMS can be sent to this country'),
};

/** Demands a proof of work until one comes; `prefix` sets its difficulty. */
const asksForProof = (keyPrefix: string): Handler =>
  mock.post('/api/requests/self', ({ request }) => {
    if (request.headers.get('proof')) {
      return { request: { id: 'request-1', status: 'SENT' as const } };
    }
    return problem('PROOF_REQUIRED', 429, {
      proof_challenge: {
        parameters: {
          algorithm: 'PBKDF2/SHA-256',
          cost: 1,
          keyLength: 32,
          keyPrefix,
          nonce: '00'.repeat(16),
          salt: '11'.repeat(16),
        },
        signature: 'signature',
      },
    });
  });
export const Checking: Story = {
  // a prefix too long to be found
  ...withPage(asksForProof('00'.repeat(16))),
  play: async (tools) => {
    await getStarted(tools, '51234567');
    await waitFor(async () =>
      expect(await tools.canvas.findByText(/^Checking that you’re human/)).toBeVisible(),
    );
  },
};
export const CheckingOnPhone: Story = { ...Checking, globals: onPhone };
export const Checked: Story = {
  ...withPage(asksForProof('00')),
  play: async (tools) => {
    await getStarted(tools, '51234567');
    const title = await tools.canvas.findByRole('heading', { name: 'SMS on its way' });
    await waitFor(() => expect(title).toBeVisible());
  },
};
export const RateLimited: Story = {
  ...withPage(
    mock.post('/api/requests/self', () => problem('RATE_LIMITED', 429, { retryAfter: 600 })),
  ),
  play: fails('Too many messages requested. Try again in 10 minutes.'),
};
export const Offline: Story = {
  ...withPage(mock.post('/api/requests/self', () => broken())),
  play: fails(/Your number is saved/),
};
export const Unexpected: Story = {
  ...withPage(mock.post('/api/requests/self', () => problem('INTERNAL_ERROR', 500))),
  play: fails('Unexpected problem has occurred'),
};
export const NotYet: Story = {
  ...withPage(mock.post('/api/requests/self', () => problem('EMAIL_NOT_VERIFIED', 403))),
  play: fails(/can’t send messages yet/),
};
export const ServerFull: Story = {
  ...withPage(mock.post('/api/requests/self', () => problem('INSUFFICIENT_STORAGE', 507))),
  play: fails(/The server is full/),
};
export const Sending: Story = {
  ...withPage(mock.post('/api/requests/self', () => never())),
  play: async (tools) => {
    await getStarted(tools, '51234567');
    const button = await tools.canvas.findByRole('button', { name: 'Get started' });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
  },
};

export const SmsSentWaiting: Story = {
  play: async (tools) => {
    await send(tools);
    await waitFor(() => expect(tools.canvas.getByText('+372 5123 4567')).toBeVisible());
    await waitFor(() =>
      expect(tools.canvas.getByRole('button', { name: /^Resend SMS in/ })).toBeDisabled(),
    );
  },
};
export const SmsCanBeResent: Story = {
  args: { resendWait: 0 },
  play: async (tools) => {
    await send(tools);
    await expect(tools.canvas.getByRole('button', { name: 'Resend SMS' })).toBeEnabled();
  },
};
export const SmsSentAgain: Story = {
  args: { resendWait: 0 },
  play: async (tools) => {
    await send(tools);
    await tools.userEvent.click(tools.canvas.getByRole('button', { name: 'Resend SMS' }));
    await waitFor(async () =>
      expect(await tools.canvas.findByText('Another SMS is on its way')).toBeVisible(),
    );
  },
};
let timesAsked = 0;
export const ResendFailed: Story = {
  ...withPage(
    mock.post('/api/requests/self', () => {
      timesAsked += 1;
      if (timesAsked > 1) return problem('RATE_LIMITED', 429, { retryAfter: 60 });
      return { request: { id: 'request-1', status: 'SENT' as const } };
    }),
  ),
  args: { resendWait: 0 },
  beforeEach: () => {
    timesAsked = 0;
  },
  play: async (tools) => {
    await send(tools);
    await tools.userEvent.click(tools.canvas.getByRole('button', { name: 'Resend SMS' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/in 1 minute/));
  },
};
export const AnotherNumber: Story = {
  play: async (tools) => {
    await send(tools);
    await tools.userEvent.click(tools.canvas.getByRole('button', { name: 'Use another number' }));
    const field = tools.canvas.getByLabelText('Your mobile number');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue('51234567');
  },
};

export const OnPhone: Story = { globals: onPhone };
export const WithoutPictureOnPhone: Story = { ...page(bare), globals: onPhone };
export const LoadingOnPhone: Story = { ...Loading, globals: onPhone };
export const NumberNotValidOnPhone: Story = { ...NumberNotValid, globals: onPhone };
export const SmsSentOnPhone: Story = { ...SmsSentWaiting, globals: onPhone };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const DarkOnPhone: Story = { ...page(bare), globals: { scheme: 'dark', ...onPhone } };
export const LongNames: Story = {
  ...page(
    { ...bare, partner_name: 'Konstantinopoulou-Featherstonehaugh International Automotive' },
    { public_name: 'Wilhelmina von und zu Hohenlohe-Schillingsfürst' },
  ),
  globals: onPhone,
};
export const PseudoLocale: Story = { globals: { language: 'pseudo' } };
export const PseudoLocaleOnPhone: Story = { globals: { language: 'pseudo', ...onPhone } };
export const RightToLeft: Story = { globals: { language: 'rtl' } };

const themed = (primary: string, secondary: string, accent: string): Pick<Story, 'parameters'> => {
  const theme: Theme = {
    illustration_primary: primary,
    illustration_secondary: secondary,
    ui_secondary_1: accent,
    ui_secondary_2: '#2A6F80',
    ui_secondary_3: '#A8650B',
    ui_secondary_4: '#3F5AA6',
  };
  return page({ theme, assets: { side_image: null } });
};
export const InTeal: Story = themed('#0F7B6C', '#F4C95D', '#12806F');
export const InCrimson: Story = themed('#8A2846', '#5C9EAD', '#97304F');
/** A color too light for text: the button and the links stay readable. */
export const InPaleYellow: Story = themed('#FFE566', '#B9D9EB', '#FFE566');

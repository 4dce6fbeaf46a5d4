import type { Body, IdentifierRules, SameClaim } from '@forecourt/contract';
import { makeIdentifiers, makeRequest, seeded } from '@forecourt/contract/fixtures';
import { mock, never, problem } from '@forecourt/testing';
import { clearToasts } from '@forecourt/ui/toast';
import { expect, screen, spyOn, userEvent, within, waitFor } from 'storybook/test';
import type { RequestPanelDefinition } from '../definition.ts';
import type { RequestPanelStoryProps } from './RequestPanelStory.tsx';

type Handler = ReturnType<typeof mock.post>;
type Step = () => Promise<void>;

export interface PanelState {
  args: RequestPanelStoryProps;
  parameters: { msw: { handlers: Handler[] } };
  beforeEach: () => void;
  play?: Step;
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp): Promise<void> => userEvent.click(await button(name));
const fill = async (label: string, text: string): Promise<void> =>
  userEvent.type(await screen.findByLabelText(label), text);
const says = async (text: string | RegExp): Promise<void> => {
  await expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
};

/** The first way is open from the start. */
const openPhone: Step = async () => {
  await expect(await button(/^Phone/)).toHaveAttribute('aria-expanded', 'true');
};
const openEmail: Step = () => press(/^Email/);
const fillPhone: Step = async () => {
  await openPhone();
  await fill('Customer name', 'Ann Lee');
  await fill('Phone number', '51234567');
};
const fillEmail: Step = async () => {
  await openEmail();
  await fill('Customer name', 'Ann Lee');
  await fill('Email address', 'ann.lee@mail.test');
};

const identifiers: IdentifierRules = {
  claim_number: { use: 'REQUIRED', mask: 'CL-######' },
  policy_number: { use: 'OPTIONAL', mask: null },
  date_of_loss: { use: 'OPTIONAL', mask: null },
};

/** Makes the clipboard accept or reject copying. */
function setClipboard(writeText: () => Promise<void>): void {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
}

/** Every state of a flow's request panel, for its stories. */
export function panelStates(definition: RequestPanelDefinition) {
  const random = seeded('panel');
  let asked: Body<'createRequest'> | undefined;
  const takes = mock.post('/api/requests', ({ body }) => ({
    request: makeRequest(random, {
      name: body.name,
      phone: body.phone ?? null,
      email: body.email ?? null,
      status: 'NEW',
    }),
  }));
  const none = mock.get('/api/requests/open', () => ({ request: null }));
  const open = makeRequest(random, {
    name: 'Emma Evans',
    status: 'OPENED',
    inserted_at: new Date(Date.now() - 3 * 86_400_000).toISOString(),
    identifiers: makeIdentifiers({ claim_number: 'CL-771001' }),
  });
  const finds = mock.get('/api/requests/open', () => ({ request: open }));
  const takesClaim = (...others: SameClaim[]) =>
    mock.post('/api/requests', ({ body: { name, identifiers: given } }) => ({
      request: makeRequest(random, {
        name,
        status: 'NEW',
        identifiers: makeIdentifiers({ claim_number: given?.claim_number?.toUpperCase() ?? null }),
      }),
      same_claim: others,
    }));
  const state = (
    play?: Step,
    handler: Handler = takes,
    more: Partial<RequestPanelStoryProps> = {},
  ): PanelState => ({
    args: { definition, ...more },
    parameters: { msw: { handlers: [handler, none] } },
    beforeEach: clearToasts,
    play,
  });

  return {
    loading: state(undefined, takes, { settings: 'loading' }),
    failed: state(undefined, takes, { settings: 'failed' }),
    opened: state(),
    closed: state(async () => {
      await press(/^Phone/);
      await expect(screen.queryByRole('button', { name: 'Send SMS' })).toBeNull();
    }),
    phone: state(openPhone),
    email: state(openEmail),
    link: state(() => press(/^Link/)),
    phoneMissing: state(async () => {
      await openPhone();
      await press('Send SMS');
      await waitFor(() =>
        expect(screen.getAllByText('Please fill out all the fields')).toHaveLength(1),
      );
      await says('Enter the customer’s name');
      await says('Enter a mobile number');
    }),
    refusalForgotten: state(async () => {
      await openPhone();
      await press('Send SMS');
      await says('Please fill out all the fields');
      await openEmail();
      await expect(screen.queryByText('Please fill out all the fields')).toBeNull();
    }),
    toastBesidePanel: state(async () => {
      await openPhone();
      await press('Send SMS');
      const toast = (await screen.findByRole('alert')).getBoundingClientRect();
      const panel = within(await screen.findByRole('dialog'));
      const cross = panel.getByRole('button', { name: 'Close' }).getBoundingClientRect();
      const isBeside = toast.right <= cross.left || toast.top >= cross.bottom;
      await expect(isBeside).toBe(true);
    }),
    phoneInvalid: state(async () => {
      await openPhone();
      await fill('Customer name', 'Ann Lee');
      await fill('Phone number', '12');
      await press('Send SMS');
      await says('This phone number is not valid');
    }),
    emailInvalid: state(async () => {
      await openEmail();
      await fill('Customer name', 'Ann Lee');
      await fill('Email address', 'ann@lee');
      await press('Send email');
      await says('This email address is not valid');
    }),
    smsOff: state(
      async () => {
        await button(/^Email/);
        await expect(screen.queryByRole('button', { name: /^Phone/ })).toBeNull();
        await press(/^Link/);
        await says(/^The link’s page texts the customer/);
        await expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
      },
      takes,
      { channels: ['EMAIL'] },
    ),
    emailOff: state(
      async () => {
        await button(/^Phone/);
        await button(/^Link/);
        await expect(screen.queryByRole('button', { name: /^Email/ })).toBeNull();
      },
      takes,
      { channels: ['SMS'] },
    ),
    switchedOffMeanwhile: state(
      async () => {
        await fillPhone();
        await press('Send SMS');
        await says('This way of sending is turned off. Reload the page to see what’s available.');
      },
      mock.post('/api/requests', () => problem('CHANNEL_OFF', 409)),
    ),
    sending: state(
      async () => {
        await fillPhone();
        await press('Send SMS');
        await expect(await button('Send SMS')).toHaveAttribute('aria-disabled', 'true');
      },
      mock.post('/api/requests', () => never()),
    ),
    sent: state(async () => {
      await fillEmail();
      await press('Send email');
      await says('Request on its way to Ann Lee');
      await button('Open again');
    }),
    openRequest: {
      ...state(async () => {
        await fillPhone();
        await press('Send SMS');
        await says('Emma Evans has an open request from 3 days ago');
        await says('Claim number CL-771001. Open it, resend it, or send another one anyway.');
        // The button that was pressed is gone: the question has its focus.
        await expect(document.activeElement).toHaveTextContent('Emma Evans');
        await waitFor(() =>
          expect(screen.getByRole('link', { name: 'Open it' })).toHaveAttribute(
            'href',
            `/${definition.flow.toLowerCase()}/report/${open.id}`,
          ),
        );
        await expect(screen.queryByRole('button', { name: 'Send SMS' })).toBeNull();
        await button('Send anyway');
      }),
      parameters: { msw: { handlers: [takes, finds] } },
    },
    openRequestResent: {
      ...state(async () => {
        await fillPhone();
        await press('Send SMS');
        await press('Resend');
        await says('Resending to Emma Evans');
        await button('Open again');
      }),
      parameters: {
        msw: {
          handlers: [
            takes,
            finds,
            mock.patch('/api/requests/{id}/resend', () => ({ request: open })),
          ],
        },
      },
    },
    openRequestSentAnyway: {
      ...state(async () => {
        await fillPhone();
        await press('Send SMS');
        await press('Send anyway');
        await says('Request on its way to Ann Lee');
        await button('Open again');
      }),
      parameters: { msw: { handlers: [takes, finds] } },
    },
    stillTrying: state(
      async () => {
        await fillPhone();
        await press('Send SMS');
        await waitFor(() =>
          expect(screen.getByRole('button', { name: 'Still trying…' })).toHaveAttribute(
            'aria-disabled',
            'true',
          ),
        );
      },
      mock.post('/api/requests', () => never()),
    ),
    notSent: state(
      async () => {
        await fillPhone();
        await press('Send SMS');
        await says('The request could not be sent. Your input is saved.');
        await expect(screen.getByLabelText('Phone number')).toHaveValue('51234567');
      },
      mock.post('/api/requests', () => problem('INTERNAL_ERROR', 500)),
    ),
    refusedByServer: state(
      async () => {
        await fillPhone();
        await press('Send SMS');
        await says('This phone number is not valid');
      },
      mock.post('/api/requests', () =>
        problem('INVALID_FORMAT', 422, { errors: [{ field: 'phone', code: 'INVALID_FORMAT' }] }),
      ),
    ),
    countryNotAllowed: state(
      async () => {
        await fillPhone();
        await press('Send SMS');
        await says('SMS isn’t enabled for this country. An administrator can add it in Settings.');
      },
      mock.post('/api/requests', () =>
        problem('COUNTRY_NOT_ALLOWED', 422, {
          errors: [{ field: 'phone', code: 'COUNTRY_NOT_ALLOWED' }],
        }),
      ),
    ),
    countryOff: state(
      async () => {
        await openPhone();
        await userEvent.selectOptions(screen.getByLabelText('Country'), 'US');
        await screen.findByText(
          /^SMS isn’t enabled for this country\. Send the request by email\./,
        );
        await expect(screen.getByRole('link', { name: 'Add it in Settings' })).toBeVisible();
        await userEvent.selectOptions(screen.getByLabelText('Country'), 'EE');
        await expect(screen.queryByText(/^SMS isn’t enabled/)).toBeNull();
      },
      takes,
      { smsCountries: ['372'], settingsHref: '/settings' },
    ),
    byWhatsapp: state(
      async () => {
        await openPhone();
        await expect(screen.getByRole('radio', { name: 'SMS' })).toBeChecked();
        await userEvent.click(screen.getByRole('radio', { name: 'WhatsApp' }));
        await fillPhone();
        await press('Send by WhatsApp');
        await says('Request on its way to Ann Lee');
        await button('Open again');
        await expect(asked).toMatchObject({ phone: '+37251234567', phone_channel: 'WHATSAPP' });
      },
      mock.post('/api/requests', ({ body }) => {
        asked = body;
        return { request: makeRequest(random, { name: body.name, status: 'NEW' }) };
      }),
      { whatsapp: true },
    ),
    offersWhatsapp: state(
      async () => {
        await openPhone();
        await userEvent.click(screen.getByRole('radio', { name: 'WhatsApp' }));
        await button('Send by WhatsApp');
        await says('The customer gets a link by SMS or WhatsApp');
      },
      takes,
      { whatsapp: true },
    ),
    quotaUsedUp: state(
      async () => {
        await fillPhone();
        await press('Send SMS');
        const words = await screen.findAllByText(/^The daily limit of 50 messages is reached/);
        await expect(words.length).toBeGreaterThan(0);
        await expect(screen.getByLabelText('Phone number')).toHaveValue('51234567');
      },
      mock.post('/api/requests', () =>
        problem('QUOTA_EXCEEDED', 429, {
          quota: 'PARTNER_DAY',
          limit: 50,
          remaining: 0,
          resets_at: '2026-03-03T09:00:00.000Z',
        }),
      ),
    ),
    copied: state(async () => {
      setClipboard(() => Promise.resolve());
      await press(/^Link/);
      await press('Copy link');
      await says('Request link copied to clipboard');
      await button('Open again');
    }),
    clipboardRefused: state(async () => {
      setClipboard(() => Promise.reject(new DOMException('denied', 'NotAllowedError')));
      const log = spyOn(console, 'warn').mockImplementation(() => undefined);
      await press(/^Link/);
      await press('Copy link');
      const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Copy link' });
      await expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(
        field.value,
      );
      await screen.findByText(/^The browser refused to copy the link/);
      await expect(log).toHaveBeenCalledOnce();
      log.mockRestore();
    }),
    identifiers: state(
      async () => {
        await fillPhone();
        await says('Such as CL-123456');
        await fill('Claim number', 'cl-004211');
        await fill('Date of loss', '2026-03-01');
        await press('Send SMS');
        await says('Request on its way to Ann Lee');
        await button('Open again');
      },
      takesClaim(),
      { identifiers },
    ),
    identifiersMissing: state(
      async () => {
        await fillPhone();
        await press('Send SMS');
        await says('Please fill out all the fields');
        await says('Enter the claim number');
        await expect(screen.queryByText('Enter the policy number')).toBeNull();
      },
      takes,
      { identifiers },
    ),
    identifiersInvalid: state(
      async () => {
        await fillEmail();
        await fill('Claim number', 'CL-42');
        await fill('Date of loss', '1850-03-01');
        await press('Send email');
        await says('This claim number is not valid');
        await says('Enter a day from 1900 to today');
        await waitFor(() => expect(screen.getByLabelText('Claim number')).toHaveFocus());
        await fill('Claim number', '{End}11');
        await expect(screen.getByLabelText('Claim number')).toBeValid();
      },
      takes,
      { identifiers },
    ),
    identifiersRefused: state(
      async () => {
        await fillPhone();
        await fill('Claim number', 'CL-004211');
        await press('Send SMS');
        await says('This claim number is not valid');
        await expect(screen.getByLabelText('Claim number')).toHaveValue('CL-004211');
      },
      mock.post('/api/requests', () =>
        problem('INVALID_FORMAT', 422, {
          errors: [{ field: 'identifiers.claim_number', code: 'INVALID_FORMAT' }],
        }),
      ),
      { identifiers },
    ),
    sameClaim: state(
      async () => {
        await fillPhone();
        await fill('Claim number', 'CL-004211');
        await press('Send SMS');
        await says('CL-004211 has another open request');
        await says('Request on its way to Ann Lee');
        const other = await screen.findByRole('link', { name: 'Emma Evans' });
        await expect(other).toHaveAttribute(
          'href',
          `/${definition.flow.toLowerCase()}/report/${open.id}`,
        );
        // The button that was pressed is gone: the notice has its focus.
        await expect(document.activeElement).toHaveTextContent('CL-004211');
        await press('Done');
        await press('Open again');
        await openPhone();
        await expect(screen.queryByText('CL-004211 has another open request')).toBeNull();
      },
      takesClaim({ request_id: open.id, customer: 'Emma Evans' }),
      { identifiers },
    ),
    page: state(openPhone, takes, { variant: 'page' }),
  };
}

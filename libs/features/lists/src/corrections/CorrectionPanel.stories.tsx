import { callsOf } from '@forecourt/api-client';
import type { DetailsCorrection, Request } from '@forecourt/contract';
import { makeRequest, seeded } from '@forecourt/contract/fixtures';
import { mock, problem } from '@forecourt/testing';
import { clearToasts } from '@forecourt/ui/toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { storyHttp } from '../list/test/storyHttp.ts';
import { CorrectionForm } from './CorrectionForm.ts';
import { CorrectionPanel } from './CorrectionPanel.tsx';
import type { CorrectionAsk } from './CorrectionQuestion.ts';
import { isMobileNumber, readPhone } from './phones.ts';

const onClose = fn();
const request = makeRequest(seeded('corrected'), {
  status: 'SENT',
  name: 'Ann Lee',
  phone: '+37251234567',
  email: null,
  delivery: null,
  sending: { left: 10, next_at: null, resets_at: null },
});
const owner: CorrectionAsk = {
  id: request.id,
  name: 'Ann Lee',
  fields: ['name', 'phone', 'email'],
  values: { name: 'Ann Lee', phone: '+37251234567', email: null },
  onChanged: fn(),
};
const car: CorrectionAsk = {
  ...owner,
  fields: ['vincode', 'plate', 'year', 'make', 'model', 'mileage', 'zip'],
  values: {
    vincode: '1M8GDM9AXKP042788',
    plate: '123 ABC',
    year: 2019,
    make: 'Volvo',
    model: 'XC60',
    mileage: 48_000,
    mileage_unit: 'mi',
    zip: null,
  },
  corrections: [
    { field: 'mileage', entered: '84000 mi', by: 'Nora Gates', at: '2026-03-02T09:00:00.000Z' },
  ],
};

function Panel({ ask }: { ask: CorrectionAsk }) {
  const [form] = useState(
    () =>
      new CorrectionForm({
        ask,
        api: callsOf(storyHttp(), CorrectionForm.endpoints),
        readPhone: (stored) => readPhone(stored),
        isMobileNumber,
      }),
  );
  return <CorrectionPanel form={form} onClose={onClose} />;
}

/** What was sent to the server of the current story. */
let sent: DetailsCorrection[] = [];
type Answer = ReturnType<Parameters<typeof mock.patch<'/api/requests/{id}/details'>>[1]>;
const taken = (body: DetailsCorrection): { request: Request } => {
  const { name, phone, email } = { ...request, ...body.details };
  return { request: { ...request, name, phone, email } };
};
const server = (
  answer: (body: DetailsCorrection, count: number) => Answer = (body) => taken(body),
  ...others: ReturnType<typeof mock.patch>[]
) => ({
  msw: {
    handlers: [
      mock.patch('/api/requests/{id}/details', ({ body }) => {
        sent.push(body);
        return answer(body, sent.length);
      }),
      ...others,
    ],
  },
});

const meta: Meta<typeof Panel> = {
  title: 'Screens/Every flow/Request list/Edit details',
  component: Panel,
  args: { ask: owner },
  parameters: { layout: 'fullscreen', ...server() },
  beforeEach: () => {
    clearToasts();
    onClose.mockClear();
    sent = [];
  },
};
export default meta;

type Story = StoryObj<typeof Panel>;

const panel = async () => within(await screen.findByRole('dialog', { name: /^Edit details/ }));
const field = async (name: string) => (await panel()).findByRole('textbox', { name });
const retype = async (name: string, text: string): Promise<void> => {
  const input = await field(name);
  await userEvent.clear(input);
  await userEvent.type(input, text);
};
const press = async (name: string): Promise<void> =>
  userEvent.click(await (await panel()).findByRole('button', { name }));

/** What the customer gave stands below a value that was corrected before. */
export const Opened: Story = {
  args: { ask: car },
  play: async () => {
    await expect(await field('Mileage')).toHaveValue('48000');
    await (await panel()).findByText('Customer entered 84,000 mi');
    await expect((await panel()).getByRole('button', { name: 'Save' })).toBeDisabled();
    await retype('Mileage', '47500');
    await press('Save');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    await expect(sent).toEqual([
      {
        details: { mileage: 47_500, mileage_unit: 'mi' },
        seen: { mileage: 48_000, mileage_unit: 'mi' },
      },
    ]);
  },
};
/** The car counts kilometers, and the customer did not say so. */
export const InKilometers: Story = {
  args: { ask: car },
  play: async () => {
    const miles = await (await panel()).findByRole('radio', { name: 'Miles' });
    await expect(miles).toBeChecked();
    await userEvent.click((await panel()).getByRole('radio', { name: 'Kilometers' }));
    await press('Save');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    await expect(sent).toEqual([
      {
        details: { mileage: 48_000, mileage_unit: 'km' },
        seen: { mileage: 48_000, mileage_unit: 'mi' },
      },
    ]);
  },
};

export const OpenedOnPhone: Story = {
  args: { ask: car },
  globals: { viewport: { value: 'phone' } },
};
export const OpenedDark: Story = { args: { ask: owner }, globals: { scheme: 'dark' } };

export const Empty: Story = {
  args: {
    ask: {
      ...car,
      values: { ...car.values, vincode: null, plate: null, mileage: null, mileage_unit: null },
      corrections: [],
    },
  },
  play: async () => {
    await expect(await field('VIN')).toHaveValue('');
  },
};

export const ValidationError: Story = {
  play: async () => {
    await (await panel()).findByRole('textbox', { name: 'Phone' });
    await retype('Name', ' ');
    await retype('Phone', '12');
    await retype('Email', 'ann');
    await press('Save');
    const words = await panel();
    await words.findByText('Enter the customer’s name');
    await words.findByText('This phone number is not valid');
    await words.findByText('This email address is not valid');
    await waitFor(() => expect(words.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await expect(sent).toEqual([]);
  },
};

export const Failed: Story = {
  parameters: server((body, count) => (count > 1 ? taken(body) : problem('INTERNAL_ERROR', 500))),
  play: async () => {
    await retype('Name', 'Ann Leigh');
    await press('Save');
    await (await panel()).findByText(/^The details could not be saved/);
    await expect(await field('Name')).toHaveValue('Ann Leigh');
    await press('Save');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
  },
};

export const Conflict: Story = {
  parameters: server((body, count) =>
    count > 1 ? taken(body) : problem('STALE_DETAILS', 409, { current: { name: 'Anne Lee' } }),
  ),
  play: async () => {
    await retype('Name', 'Ann Leigh');
    await press('Save');
    await (await panel()).findByText('A colleague saved Anne Lee. Saving again replaces it.');
    await expect(await field('Name')).toHaveValue('Ann Leigh');
    await press('Save');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    await expect(sent.at(-1)?.seen).toEqual({ name: 'Anne Lee' });
  },
};

/** Without a new number or address there is nothing to send. */
export const Saved: Story = {
  play: async () => {
    await retype('Name', 'Ann Leigh');
    await press('Save');
    await screen.findByText('Details corrected');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
  },
};

export const ToBeSent: Story = {
  parameters: server(
    undefined,
    mock.patch('/api/requests/{id}/resend', () => ({ request })),
  ),
  play: async () => {
    await retype('Phone', '51234568');
    await press('Save');
    await (await panel()).findByText('The link can go to +372 5123 4568 now.');
    await press('Send the request to the new number');
    await screen.findByText('Request sent to +372 5123 4568');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
  },
};

export const NotSent: Story = {
  parameters: server(
    undefined,
    mock.patch('/api/requests/{id}/resend', () => problem('COUNTRY_NOT_ALLOWED', 422)),
  ),
  play: async () => {
    await retype('Phone', '51234568');
    await press('Save');
    await press('Send the request to the new number');
    await (await panel()).findByText(/^SMS isn’t enabled for this country/);
    await press('Not now');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
  },
};

const claim: CorrectionAsk = {
  ...owner,
  fields: ['claim_number', 'policy_number', 'date_of_loss'],
  values: { claim_number: 'CL-004211', policy_number: null, date_of_loss: '2026-03-02' },
  terms: {
    rules: {
      claim_number: { use: 'REQUIRED', mask: 'CL-######' },
      policy_number: { use: 'OPTIONAL', mask: null },
      date_of_loss: { use: 'OPTIONAL', mask: null },
    },
  },
};

export const OfAClaim: Story = {
  args: { ask: claim },
  play: async () => {
    await (await panel()).findByText('Such as CL-123456');
    await retype('Claim number', 'cl-004212');
    const day = (await panel()).getByLabelText('Date of loss');
    await userEvent.clear(day);
    await userEvent.type(day, '2026-03-01');
    await press('Save');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    await expect(sent).toEqual([
      {
        details: { claim_number: 'CL-004212', date_of_loss: '2026-03-01' },
        seen: { claim_number: 'CL-004211', date_of_loss: '2026-03-02' },
      },
    ]);
  },
};
export const OfAClaimOnPhone: Story = { ...OfAClaim, globals: { viewport: { value: 'phone' } } };

export const ClaimNotValid: Story = {
  args: { ask: claim },
  play: async () => {
    await retype('Claim number', '42');
    await press('Save');
    await (await panel()).findByText('This claim number is not valid');
    await retype('Claim number', ' ');
    await press('Save');
    await (await panel()).findByText('Enter the claim number');
    await expect(sent).toEqual([]);
  },
};

/** A VIN that contradicts its check digit is taken. */
export const DoubtfulVin: Story = {
  args: { ask: car },
  play: async () => {
    await retype('VIN', '1m8gdm9a1kp042788');
    await (await panel()).findByText(/^The check digit doesn’t match/);
    await press('Save');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    await expect(sent[0]?.details).toEqual({ vincode: '1M8GDM9A1KP042788' });
  },
};

import type { IdentifierRules } from '@forecourt/contract';
import { defaultIdentifierRules } from '@forecourt/contract';
import { makeFlowSettings } from '@forecourt/contract/fixtures';
import { mock, problem } from '@forecourt/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { server, settings } from '../test/handlers.ts';
import { SettingsStory } from '../test/SettingsStory.tsx';

/** What staff give of a claim when they send a request. */
const meta: Meta<typeof SettingsStory> = {
  title: 'Screens/Administration/Settings/Identifiers',
  component: SettingsStory,
  args: { area: 'sections' },
  globals: { viewport: { value: 'wide' } },
};
export default meta;

type Story = StoryObj<typeof SettingsStory>;

const withRules = (rules: Partial<IdentifierRules>, ...more: Parameters<typeof server>[1][]) =>
  server(
    settings({
      flows: [makeFlowSettings('CLAIM', { identifiers: { ...defaultIdentifierRules, ...rules } })],
    }),
    ...more.flatMap((handler) => handler ?? []),
  );

const group = async () => within(await screen.findByRole('region', { name: 'Identifiers' }));
const choose = async (name: string, use: string): Promise<void> => {
  const rule = within((await group()).getByRole('group', { name }));
  await userEvent.click(rule.getByRole('radio', { name: use }));
};

/** Nothing is asked for before a partner says so. */
export const IdentifiersOff: Story = {
  parameters: withRules({}),
  play: async () => {
    const identifiers = await group();
    await expect(identifiers.queryByRole('textbox')).toBeNull();
    await choose('Claim number', 'Optional');
    const mask = identifiers.getByRole('textbox', { name: 'Claim number pattern' });
    await waitFor(() => expect(mask).toBeVisible());
    await userEvent.type(mask, 'cl-######');
    await identifiers.findByText('Takes numbers like CL-123456.');
    await expect(screen.getByRole('region', { name: 'Publish' })).toHaveTextContent(
      '2 unpublished changes',
    );
    await userEvent.clear(mask);
    await waitFor(() => expect(identifiers.queryByText(/^Takes numbers like/)).toBeNull());
  },
};

const asked: Partial<IdentifierRules> = {
  claim_number: { use: 'REQUIRED', mask: 'CL-######' },
  policy_number: { use: 'OPTIONAL', mask: null },
  date_of_loss: { use: 'OPTIONAL', mask: null },
};

/** A date takes no pattern. */
export const IdentifiersAsked: Story = {
  parameters: withRules(asked),
  play: async () => {
    const identifiers = await group();
    await expect(identifiers.getAllByRole('textbox')).toHaveLength(2);
    await identifiers.findByText('Takes numbers like CL-123456.');
  },
};
export const IdentifiersAskedOnPhone: Story = {
  ...IdentifiersAsked,
  globals: { viewport: { value: 'phone' } },
};

/** Without anything that differs, every request would have the same number. */
export const PatternNotValid: Story = {
  parameters: withRules(asked),
  play: async () => {
    const identifiers = await group();
    const mask = identifiers.getByRole('textbox', { name: 'Claim number pattern' });
    await userEvent.clear(mask);
    await userEvent.type(mask, '2026');
    await identifiers.findByText('Use #, A or * at least once, and no spaces at the ends');
    await expect(mask).toBeInvalid();
    await userEvent.type(mask, '-##');
    await waitFor(() => expect(mask).toBeValid());
    await identifiers.findByText('Takes numbers like 2026-12.');
  },
};

export const PatternRefusedByTheServer: Story = {
  parameters: withRules(
    asked,
    mock.patch('/api/partners/{id}/settings', () =>
      problem('INVALID_FORMAT', 422, {
        errors: [{ field: 'flows.0.identifiers.claim_number.mask', code: 'INVALID_FORMAT' }],
      }),
    ),
  ),
  play: async () => {
    const identifiers = await group();
    const mask = identifiers.getByRole('textbox', { name: 'Claim number pattern' });
    await userEvent.type(mask, '-AA');
    await userEvent.click(await screen.findByRole('button', { name: 'Publish' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await waitFor(() => expect(dialog.getByText('Claims: Claim number pattern')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Publish' }));
    await identifiers.findByText(/rejected this/);
    await expect(mask).toHaveValue('CL-######-AA');
  },
};

/** A trade-in is no claim. */
export const NoIdentifiersInTrade: Story = {
  parameters: server(settings({ flows: [makeFlowSettings('TRADE')] })),
  play: async ({ canvas }) => {
    await canvas.findByText('Customer journey');
    await expect(canvas.queryByRole('region', { name: 'Identifiers' })).toBeNull();
  },
};

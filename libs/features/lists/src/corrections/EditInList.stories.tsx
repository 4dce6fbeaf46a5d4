import { makeIdentifiers } from '@forecourt/contract/fixtures';
import { clearToasts } from '@forecourt/ui/toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { testDefinition } from '../requests/test/definition.ts';
import { makeRequests, requestHandlers } from '../requests/test/requestServer.ts';
import { RequestListStory } from '../requests/test/RequestListStory.tsx';

const requests = makeRequests('TRADE', 1, {
  status: 'SENT',
  name: 'Ann Lee',
  email: null,
  phone: '+37251234567',
  delivery: null,
});

/** Each story has a server of its own, which the others do not change. */
const server = () => ({ msw: { handlers: requestHandlers(requests) } });

const meta: Meta<typeof RequestListStory> = {
  title: 'Screens/Every flow/Request list/Edit details in the list',
  component: RequestListStory,
  parameters: { layout: 'fullscreen' },
  args: { definition: testDefinition },
  beforeEach: clearToasts,
};
export default meta;

type Story = StoryObj<typeof RequestListStory>;

const openMenu = async (): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name: 'Actions for Ann Lee' }));

/** The row has the new name at once. */
export const CorrectsTheName: Story = {
  parameters: server(),
  play: async () => {
    await openMenu();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit details' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Edit details: Ann Lee' }));
    const name = await panel.findByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Ann Leigh');
    await userEvent.click(panel.getByRole('button', { name: 'Save' }));
    await screen.findByText('Details corrected');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findByRole('button', { name: 'Actions for Ann Leigh' });
  },
};

const claims = ['CL-004211', 'CL-117300'].flatMap((claim_number, index) =>
  makeRequests('CLAIM', 1, {
    id: `claim-${index}`,
    status: 'SENT',
    name: index === 0 ? 'Ann Lee' : 'Tom Berg',
    email: null,
    phone: '+37251234567',
    delivery: null,
    identifiers: makeIdentifiers({ claim_number }),
  }),
);

/** A claim number stands in the row, is found by its digits, and is corrected like a name. */
export const CorrectsTheClaimNumber: Story = {
  args: {
    definition: { ...testDefinition, flow: 'CLAIM' },
    identifiers: {
      claim_number: { use: 'REQUIRED', mask: 'CL-######' },
      policy_number: { use: 'OFF', mask: null },
      date_of_loss: { use: 'OFF', mask: null },
    },
  },
  parameters: { msw: { handlers: requestHandlers(claims) } },
  play: async () => {
    const search = await screen.findByRole('searchbox', {
      name: 'Search name, phone, plate, claim number',
    });
    await userEvent.type(search, '4211{Enter}');
    await waitFor(() => expect(screen.queryByText('CL-117300')).toBeNull());
    await screen.findByText('CL-004211');
    await openMenu();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit details' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Edit details: Ann Lee' }));
    const number = await panel.findByRole('textbox', { name: 'Claim number' });
    await expect(panel.queryByRole('textbox', { name: 'Policy number' })).toBeNull();
    await userEvent.clear(number);
    await userEvent.type(number, 'cl-994211');
    await userEvent.click(panel.getByRole('button', { name: 'Save' }));
    await screen.findByText('Details corrected');
    await screen.findByText('CL-994211');
  },
};

export const ForViewers: Story = {
  args: { role: 'VIEWER' },
  parameters: server(),
  play: async () => {
    await openMenu();
    await screen.findByRole('menuitem', { name: 'View Report' });
    await expect(screen.queryByRole('menuitem', { name: 'Edit details' })).toBeNull();
  },
};

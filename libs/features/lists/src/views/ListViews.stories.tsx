import type { Request } from '@forecourt/contract';
import { mock, never, problem } from '@forecourt/testing';
import { clearToasts } from '@forecourt/ui/toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { testDefinition } from '../requests/test/definition.ts';
import { makeRequests, requestHandlers, RequestListStory } from '../requests/test/index.ts';
import { agentOf, storyColleagues } from '../requests/test/requestServer.ts';
import { viewHandlers } from './test/viewServer.ts';

const [ann, ben] = storyColleagues;

/** Three requests: Ben's trade-in, one of nobody, and one that was not delivered. */
const three: Request[] = makeRequests('TRADE', 3, { status: 'SENT' }).map((request, index) => ({
  ...request,
  name: ['Ann Lee', 'Bob Ray', 'Cid Moe'][index] ?? '',
  agent: index === 0 && ben ? agentOf(ben) : index === 2 && ann ? agentOf(ann) : null,
  info: { ...request.info, user_sale_plan: index === 0 ? 'Trade-In' : null },
  delivery:
    index === 2
      ? {
          state: 'FAILED',
          channel: 'SMS',
          reason: 'NUMBER_REJECTED',
          at: '2026-03-02T09:00:00.000Z',
        }
      : null,
}));

const server = (...first: ReturnType<typeof mock.get>[]) => ({
  msw: { handlers: [...first, ...requestHandlers(three)] },
});

/** Filters in the address, saved views of the branch, and what both look like. */
const meta: Meta<typeof RequestListStory> = {
  title: 'Screens/Every flow/Request list/Filters and views',
  component: RequestListStory,
  parameters: { layout: 'fullscreen', ...server() },
  args: { definition: testDefinition },
  beforeEach: clearToasts,
};
export default meta;

type Story = StoryObj<typeof RequestListStory>;

const onPhone = { viewport: { value: 'phone' } };
const press = async (name: string | RegExp, role = 'button'): Promise<void> =>
  userEvent.click(await screen.findByRole(role, { name }));
const rows = async (): Promise<string[]> => {
  const links = within(await screen.findByRole('list', { name: /^Sellers/ })).getAllByRole('link');
  return links.map((link) => link.textContent);
};
const expectRows = (names: readonly string[]) =>
  waitFor(async () => expect(await rows()).toEqual(names));
const openViews = async () => {
  await press(/^Saved views/);
  return within(await screen.findByRole('menu', { name: 'Saved views' }));
};
const openFilters = async () => {
  await press(/^Filter/);
  return within(await screen.findByRole('dialog', { name: 'Filter' }));
};
const choose = async (label: string, option: string): Promise<void> => {
  await userEvent.selectOptions(await screen.findByLabelText(label), option);
};

export const NoViews: Story = {
  parameters: server(...viewHandlers([])),
  play: async () => {
    const menu = await openViews();
    await menu.findByText('No saved views yet');
    await menu.findByRole('menuitem', { name: 'Save as new view…' });
  },
};

export const Views: Story = {
  play: async () => {
    const menu = await openViews();
    await menu.findByRole('menuitemradio', { name: 'Trade-ins to call' });
    await expect(menu.queryByText('My cars this month')).toBeNull();
    await userEvent.click(menu.getByRole('menuitemradio', { name: 'Nobody assigned' }));
    await expectRows(['Bob Ray']);
    await screen.findByRole('button', { name: 'Saved views: Nobody assigned' });
    await screen.findByText('Agent: Nobody');
  },
};

export const ViewsLoading: Story = {
  parameters: server(mock.get('/api/saved_views', () => never())),
  play: async () => void (await (await openViews()).findByText('Loading…')),
};

let isUp = false;
export const ViewsFailed: Story = {
  parameters: server(
    mock.get('/api/saved_views', () => (isUp ? { views: [] } : problem('INTERNAL_ERROR', 500))),
  ),
  beforeEach: () => {
    isUp = false;
  },
  play: async () => {
    const retry = await (await openViews()).findByText('Could not load saved views. Retry');
    isUp = true;
    await userEvent.click(retry);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await (await openViews()).findByText('No saved views yet');
  },
};

/** An address that a colleague sent. */
export const ViewOpen: Story = {
  args: { tab: 'sent', filters: { plan: 'Trade-In', view: 'v-trade' } },
  play: async () => {
    await screen.findByRole('button', { name: 'Saved views: Trade-ins to call' });
    await screen.findByText('Sale plan: Trade-In');
    await expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
  },
};
export const ViewOpenOnPhone: Story = {
  ...ViewOpen,
  globals: onPhone,
};
export const ViewOpenInTheDark: Story = { ...ViewOpen, globals: { scheme: 'dark' } };

export const ViewChanged: Story = {
  args: { tab: 'sent', filters: { plan: 'Trade-In', agent: 'u-ben', view: 'v-trade' } },
  play: async () => {
    await screen.findByText('Agent: Ben Cole');
    await press('Save changes');
    await screen.findByText('Trade-ins to call saved');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull());
  },
};

export const Filters: Story = {
  play: async () => {
    const panel = await openFilters();
    await panel.findByRole('option', { name: 'Ben Cole' });
    await choose('Agent', 'Ben Cole');
    await expectRows(['Ann Lee']);
    await choose('Agent', 'Nobody');
    await expectRows(['Bob Ray']);
    await choose('Created', 'Custom dates');
    await userEvent.type(await panel.findByLabelText('From'), '2026-03-05');
    await userEvent.type(panel.getByLabelText('To'), '2026-03-01');
    await panel.findByText('Choose a day on or after the first.');
  },
};
export const FiltersOnPhone: Story = {
  globals: onPhone,
  play: async () => void (await (await openFilters()).findByRole('option', { name: 'Ben Cole' })),
};

/** Each filter can be removed by itself, or all at once. */
export const FiltersActive: Story = {
  args: {
    filters: { agent: 'u-ann', undelivered: true, from: '2020-03-01', reached: 'OPENED' },
  },
  play: async () => {
    await expectRows(['Cid Moe']);
    const chips = within(await screen.findByRole('list', { name: 'Active filters' }));
    await chips.findByText('Created: from 01.03.2020');
    await chips.findByText('Reached: Opened');
    await press('Remove filter: Created: from 01.03.2020');
    await press('Remove filter: Agent: Ann Berg');
    await waitFor(() => expect(chips.queryByText('Agent: Ann Berg')).toBeNull());
    await expectRows(['Cid Moe']);
    await press('Clear filters');
    await expectRows(['Ann Lee', 'Bob Ray', 'Cid Moe']);
    await expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull();
  },
};
export const FiltersActiveOnPhone: Story = {
  args: { filters: { agent: 'u-ann', undelivered: true, period: 'DAYS_90' } },
  globals: onPhone,
  play: async () => void (await screen.findByText('Agent: Ann Berg')),
};

export const ColleaguesFailed: Story = {
  parameters: server(mock.get('/api/colleagues', () => problem('INTERNAL_ERROR', 500))),
  play: async () => {
    const panel = await openFilters();
    await panel.findByText('Could not load your colleagues.');
    await choose('Agent', 'Nobody');
    await expectRows(['Bob Ray']);
  },
};

export const NothingMatches: Story = {
  args: { filters: { agent: 'none', undelivered: true } },
  play: async () => {
    await screen.findByText('Nothing matches these filters');
    await userEvent.click(await screen.findByRole('link', { name: 'Clear filters' }));
    await expectRows(['Ann Lee', 'Bob Ray', 'Cid Moe']);
  },
};

export const Saving: Story = {
  args: { filters: { agent: 'none' } },
  play: async () => {
    await press('Save view');
    const dialog = within(await screen.findByRole('dialog', { name: 'Save view' }));
    await dialog.findByText(/Agent: Nobody/);
    await waitFor(() => expect(dialog.getByLabelText('Name')).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText('Enter a name');
    await userEvent.type(dialog.getByLabelText('Name'), 'Up for grabs');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('Up for grabs saved');
    await screen.findByRole('button', { name: 'Saved views: Up for grabs' });
  },
};

export const NameTaken: Story = {
  args: { filters: { plan: 'Trade-In', view: 'v-nobody' } },
  play: async () => {
    await userEvent.click(await (await openViews()).findByRole('menuitem', { name: 'Rename…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename view' }));
    const name = dialog.getByLabelText('Name');
    await expect(name).toHaveValue('Nobody assigned');
    await userEvent.clear(name);
    await userEvent.type(name, 'trade-ins TO call');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText('Another view of this list has this name');
    await waitFor(() => expect(name).toHaveFocus());
  },
};

/** Deleting is for everybody, so it can be taken back. */
export const Deleted: Story = {
  args: { filters: { agent: 'none', view: 'v-nobody' } },
  play: async () => {
    const menu = await openViews();
    await userEvent.click(await menu.findByRole('menuitem', { name: 'Delete view' }));
    await screen.findByText('Nobody assigned deleted');
    await screen.findByRole('button', { name: 'Saved views' });
    await expectRows(['Bob Ray']);
    await press('Undo');
    await screen.findByRole('button', { name: 'Saved views: Nobody assigned' });
  },
};

export const ForViewers: Story = {
  args: { role: 'VIEWER', filters: { agent: 'none', view: 'v-trade' } },
  play: async () => {
    await screen.findByText('Agent: Nobody');
    await expect(screen.queryByRole('button', { name: /^Save/ })).toHaveAccessibleName(
      /^Saved views/,
    );
    const menu = await openViews();
    await menu.findByRole('menuitemradio', { name: 'Nobody assigned' });
    await expect(menu.queryByText('Save as new view…')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

const openDisplay = async () => {
  await press('Display');
  return within(await screen.findByRole('dialog', { name: 'Display' }));
};
const header = (name: string) => screen.queryByText(name, { selector: 'span[aria-hidden]' });

/** Row height and columns, beside the list that shows them. */
export const Display: Story = {
  play: async () => {
    await expectRows(['Ann Lee', 'Bob Ray', 'Cid Moe']);
    const panel = await openDisplay();
    await expect(await panel.findByRole('radio', { name: 'Comfortable' })).toBeChecked();
    await expect(panel.getByRole('button', { name: 'Reset' })).toBeDisabled();
  },
};

/** More rows at a glance, and no column that is not needed. */
export const CompactWithoutAColumn: Story = {
  play: async () => {
    await expectRows(['Ann Lee', 'Bob Ray', 'Cid Moe']);
    const row = () => screen.getByRole('link', { name: 'Ann Lee' }).closest('[role=listitem]')!;
    const usual = row().getBoundingClientRect().height;
    const panel = await openDisplay();
    await userEvent.click(await panel.findByRole('radio', { name: 'Compact' }));
    await userEvent.click(panel.getByRole('checkbox', { name: 'Car' }));
    await waitFor(() => expect(header('Car')).not.toBeVisible());
    await expect(header('Status')).toBeVisible();
    await waitFor(() => expect(row().getBoundingClientRect().height).toBeLessThan(usual));
    await userEvent.click(panel.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** All is as it was. */
export const DisplayReset: Story = {
  play: async (context) => {
    await CompactWithoutAColumn.play!(context);
    const panel = await openDisplay();
    await userEvent.click(await panel.findByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(header('Car')).toBeVisible());
    await expect(panel.getByRole('radio', { name: 'Comfortable' })).toBeChecked();
  },
};

const sharedCheck = (name: string) =>
  screen.findByRole('checkbox', { name: `Same for everyone in “${name}”` });

/** Its rows look the same for everybody, whatever they chose on their devices. */
export const ViewWithItsOwnDisplay: Story = {
  args: { filters: { view: 'v-short' } },
  play: async () => {
    await screen.findByRole('button', { name: 'Saved views: Short list' });
    await waitFor(() => expect(header('Car')).not.toBeVisible());
    const panel = await openDisplay();
    await expect(await panel.findByRole('radio', { name: 'Compact' })).toBeChecked();
    await expect(await sharedCheck('Short list')).toBeChecked();
    panel.getByText('What you change lasts until you leave the view, or save it.');
  },
};
export const ViewWithItsOwnDisplayInTheDark: Story = {
  ...ViewWithItsOwnDisplay,
  globals: { scheme: 'dark' },
};

/** Saved from its menu, for everybody. */
export const ViewWithItsOwnDisplayChanged: Story = {
  args: { filters: { view: 'v-short' } },
  play: async (context) => {
    await ViewWithItsOwnDisplay.play!(context);
    await press('Car', 'checkbox');
    await waitFor(() => expect(header('Car')).toBeVisible());
    await press('Done');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(
      await (await openViews()).findByRole('menuitem', { name: 'Save changes' }),
    );
    await screen.findByText('Short list saved');
    await expect(header('Car')).toBeVisible();
    const menu = await openViews();
    await menu.findByRole('menuitem', { name: 'Rename…' });
    await expect(menu.queryByRole('menuitem', { name: 'Save changes' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

/** An open view takes the columns that its list has now. */
export const DisplayShared: Story = {
  args: { filters: { agent: 'none', view: 'v-nobody' } },
  play: async () => {
    await screen.findByRole('button', { name: 'Saved views: Nobody assigned' });
    await openDisplay();
    await press('Agent', 'checkbox');
    const check = await sharedCheck('Nobody assigned');
    await expect(check).not.toBeChecked();
    await userEvent.click(check);
    await screen.findByText('Nobody assigned saved');
    await waitFor(() => expect(check).toBeChecked());
    await press('Agent', 'checkbox');
    await waitFor(() => expect(header('Agent')).toBeVisible());
    // From now on each person's own choice counts again.
    await userEvent.click(check);
    await waitFor(() => expect(header('Agent')).not.toBeVisible());
    await waitFor(() => expect(check).not.toBeChecked());
  },
};

export const DisplayNotShared: Story = {
  args: { filters: { agent: 'none', view: 'v-nobody' } },
  parameters: server(mock.patch('/api/saved_views/{viewId}', () => problem('INTERNAL_ERROR', 500))),
  play: async () => {
    await screen.findByRole('button', { name: 'Saved views: Nobody assigned' });
    await openDisplay();
    const check = await sharedCheck('Nobody assigned');
    await userEvent.click(check);
    await screen.findByText('Could not save the view. Try again.');
    await expect(check).not.toBeChecked();
  },
};

/** A view that is saved while columns are hidden can keep them so, for everybody. */
export const SavingWithDisplay: Story = {
  args: { filters: { agent: 'none' } },
  play: async () => {
    await openDisplay();
    await press('Car', 'checkbox');
    await press('Done');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Save view');
    const dialog = within(await screen.findByRole('dialog', { name: 'Save view' }));
    await expect(
      await dialog.findByRole('checkbox', { name: 'Same row height and columns for everyone' }),
    ).toBeChecked();
    await userEvent.type(dialog.getByLabelText('Name'), 'Without cars');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('Without cars saved');
    await openDisplay();
    await expect(await sharedCheck('Without cars')).toBeChecked();
  },
};

/** Cards have no columns and a height of their own. */
export const NoDisplayOnAPhone: Story = {
  globals: onPhone,
  play: async () => {
    await expectRows(['Ann Lee', 'Bob Ray', 'Cid Moe']);
    await screen.findByRole('button', { name: /^Saved views/ });
    await expect(screen.queryByRole('button', { name: 'Display' })).toBeNull();
  },
};

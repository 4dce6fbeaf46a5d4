import type { Car } from '@forecourt/contract';
import { makeCar, seeded } from '@forecourt/contract/fixtures';
import { mock, problem } from '@forecourt/testing';
import { clearToasts } from '@forecourt/ui/toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { CarListStore } from './CarListStore.ts';
import { testDefinition } from './test/definition.ts';
import { carHandlers, CarListStory, makeCars } from './test/index.ts';

const meta: Meta<typeof CarListStory> = {
  title: 'Screens/Every flow/Car list/Behavior',
  component: CarListStory,
  parameters: { layout: 'fullscreen' },
  args: { definition: testDefinition },
  beforeEach: clearToasts,
};
export default meta;

type Story = StoryObj<typeof CarListStory>;

const models = ['Aygo', 'Berlingo', 'Corsa'];
const three = makeCars(3, ['APPRAISED'], { year: 2020, make: 'Car' }).map((car, index) => ({
  ...car,
  model: models[index] ?? '',
  plate: `${index + 1}23-ABC`,
}));
const names = models.map((model) => `2020 Car ${model}`);
const handlers = (...first: ReturnType<typeof mock.get>[]) => ({
  msw: { handlers: [...first, ...carHandlers(three)] },
});

const rows = async (): Promise<string[]> => {
  const links = within(await screen.findByRole('list', { name: /^Cars/ })).getAllByRole('link');
  return links.map((link) => link.textContent);
};
const shows = (expected: string[]) => waitFor(async () => expect(await rows()).toEqual(expected));
const choose = async (name: string, action: string): Promise<void> => {
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: new RegExp(`^${action}`) }));
};

export const FindsAPlateHoweverItIsSet: Story = {
  parameters: handlers(),
  play: async () => {
    await shows(names);
    const box = await screen.findByRole('searchbox', { name: 'Search by plate' });
    await userEvent.type(box, 'xyz{Enter}');
    await waitFor(() => expect(screen.getByText('No cars found')).toBeVisible());
    await userEvent.clear(box);
    await userEvent.type(box, '23 abc{Enter}');
    await shows(names);
    await userEvent.clear(box);
    await userEvent.type(box, '323a{Enter}');
    await shows(['2020 Car Corsa']);
  },
};

const claimed = three.map((car, index) => ({ ...car, claim_number: `CL-77100${index}` }));

export const FindsAClaimByItsNumber: Story = {
  args: { hasClaimNumbers: true },
  parameters: { msw: { handlers: carHandlers(claimed) } },
  play: async () => {
    await screen.findByText('CL-771001');
    const box = await screen.findByRole('searchbox', { name: 'Search by plate, claim number' });
    await userEvent.type(box, 'cl 771002{Enter}');
    await shows(['2020 Car Corsa']);
    await userEvent.clear(box);
    await userEvent.type(box, '999{Enter}');
    await screen.findByText('No plate or claim number contains “999”.');
  },
};

/** Plate, claim number and branch, on two lines of a card. */
export const ClaimNumberOnPhone: Story = {
  ...FindsAClaimByItsNumber,
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const number = await screen.findByText('CL-771001');
    await waitFor(() => expect(number).toBeVisible());
    await expect(number.parentElement!.nextElementSibling).toBeVisible();
  },
};

const branchOf = (plate: string) => screen.getByText(plate).parentElement!.nextElementSibling!;

/** Plates of other widths, where one has room for the branch beside it, and the other has none. */
const plates = ['MWM 2462', '111 111'];
const sameBranch = three.slice(0, 2).map((car, index) => ({
  ...car,
  plate: plates[index]!,
  partner_name: 'Northgate Motors',
}));

/** The narrowest table leaves the branch out of all rows. */
export const NoBranchOnATablet: Story = {
  parameters: { msw: { handlers: carHandlers(sameBranch) } },
  decorators: [
    (Story) => (
      <div style={{ width: 700 }}>
        <Story />
      </div>
    ),
  ],
  play: async () => {
    await screen.findByText(plates[0]!);
    for (const plate of plates) await expect(branchOf(plate)).not.toBeVisible();
  },
};

/** A wide one has it in all. */
export const BranchInATable: Story = {
  parameters: NoBranchOnATablet.parameters,
  play: async () => {
    await screen.findByText(plates[0]!);
    for (const plate of plates) await waitFor(() => expect(branchOf(plate)).toBeVisible());
  },
};

const untold = three.map((car, index) => ({
  ...car,
  undelivered:
    index === 1
      ? ({
          state: 'FAILED',
          channel: 'SMS',
          reason: 'COUNTRY_NOT_ALLOWED',
          at: '2026-03-02T09:00:00.000Z',
          about: 'OFFER',
        } as const)
      : null,
}));
export const OfferNotDelivered: Story = {
  parameters: { msw: { handlers: carHandlers(untold) } },
  play: async () => {
    const list = await screen.findByRole('list', { name: /^Cars/ });
    await waitFor(() => expect(within(list).getByText('Offer not delivered')).toBeVisible());
  },
};
export const OfferNotDeliveredOnPhone: Story = {
  ...OfferNotDelivered,
  globals: { viewport: { value: 'phone' } },
};

/** The owner of one was not told of the offer: found by the filter, which the tabs count by too. */
export const FilteredByNotDelivered: Story = {
  parameters: { msw: { handlers: carHandlers(untold) } },
  play: async () => {
    await shows(names);
    await userEvent.click(await screen.findByRole('button', { name: 'Filter' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Not delivered' }));
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await shows(names.slice(1, 2));
    const tab = screen.getByRole('link', { name: /^Offer sent/ });
    await expect(tab).toHaveAttribute('href', expect.stringContaining('delivery=failed'));
    await waitFor(() => expect(tab).toHaveTextContent('1'));
  },
};

/** The cars of the user's own requests, with their number; tabs go by the same, the address keeps it. */
export const Mine: Story = {
  parameters: { msw: { handlers: carHandlers(three, [three[1]?.id ?? '']) } },
  play: async () => {
    const mine = await screen.findByRole('button', { name: /^Mine/ });
    await waitFor(() => expect(mine).toHaveTextContent('Mine1'));
    await shows(names);
    await userEvent.click(mine);
    await shows(['2020 Car Berlingo']);
    await expect(mine).toHaveAttribute('aria-pressed', 'true');
    const tab = screen.getByRole('link', { name: /^Offer sent/ });
    await expect(tab).toHaveAttribute('href', expect.stringContaining('agent=me'));
    await waitFor(() => expect(tab).toHaveTextContent('1'));
    await userEvent.click(mine);
    await shows(names);
    await waitFor(() => expect(tab).toHaveTextContent('3'));
  },
};

export const NothingIsMine: Story = {
  parameters: handlers(),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Mine/ }));
    await screen.findByText('Nothing here is assigned to you');
    await userEvent.click(screen.getByRole('link', { name: 'Show all cars' }));
    await shows(names);
  },
};

export const ArchiveAndUndo: Story = {
  parameters: handlers(),
  play: async () => {
    await shows(names);
    await choose('2020 Car Berlingo', 'Archive');
    await shows(['2020 Car Aygo', '2020 Car Corsa']);
    await screen.findByText('2020 Car Berlingo archived');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await shows(names);
  },
};

export const ArchiveRefused: Story = {
  parameters: handlers(mock.patch('/api/requests/{id}', () => problem('FORBIDDEN', 403))),
  play: async () => {
    await shows(names);
    await choose('2020 Car Berlingo', 'Archive');
    await screen.findByText('2020 Car Berlingo could not be archived');
    await shows(names);
  },
};

export const LeadsToTheReport: Story = {
  parameters: handlers(),
  play: async () => {
    await shows(names);
    await choose('2020 Car Aygo', 'View Report');
    const text = new RegExp(`^Now at /report/${three[0]?.request_id}`);
    await waitFor(() => expect(screen.getByText(text)).toBeVisible());
  },
};

export const LeadsToThePhotos: Story = {
  parameters: handlers(),
  play: async () => {
    await shows(names);
    await choose('2020 Car Aygo', 'View Photos');
    await waitFor(() => expect(screen.getByText(/^Now at .*\/full/)).toBeVisible());
  },
};

export const ForViewersOnlyToLookAt: Story = {
  args: { role: 'VIEWER' },
  parameters: handlers(),
  play: async () => {
    await shows(names);
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for 2020 Car Aygo' }));
    await screen.findByRole('menuitem', { name: 'View Report' });
    await waitFor(() => expect(screen.getAllByRole('menuitem')).toHaveLength(2));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull());
    await waitFor(() => expect(screen.queryByRole('link', { name: 'New request' })).toBeNull());
  },
};

export const ByKeyboard: Story = {
  parameters: handlers(),
  play: async () => {
    await shows(names);
    await userEvent.keyboard('jj');
    await waitFor(() =>
      expect(screen.getByRole('link', { name: '2020 Car Berlingo' })).toHaveFocus(),
    );
    await userEvent.keyboard('e');
    await shows(['2020 Car Aygo', '2020 Car Corsa']);
    await userEvent.keyboard('/');
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
  },
};

let live: CarListStore | undefined;
let cars: Car[] = three;

export const MovesLive: Story = {
  args: { onStore: (store) => (live = store) },
  parameters: {
    msw: {
      handlers: [
        mock.get('/api/requests/cars', () => ({ cars, metadata: { after: null } })),
        ...carHandlers(three),
      ],
    },
  },
  beforeEach: () => {
    cars = three;
  },
  play: async () => {
    await shows(names);
    const report = { request_id: 'new', request_type: 'TRADE', part: 'AUCTION' } as const;
    const tell = (): void => live?.handleReportChanged(report);
    cars = [makeCar(seeded('new'), { year: 2024, make: 'New', model: 'One' }), ...three];
    tell();
    await shows(['2024 New One', ...names]);
    cars = [...cars.slice(0, 3), { ...three[2]!, request_status: 'AUCTION_RUNNING' }];
    tell();
    await waitFor(() =>
      expect(
        within(screen.getByRole('list', { name: /^Cars/ })).getByText('Auction running'),
      ).toBeVisible(),
    );
    await shows(['2024 New One', ...names]);
  },
};

export const BackRestoresPlaceAndFocus: Story = {
  parameters: {
    msw: { handlers: carHandlers(makeCars(60, ['NEW'], { year: 2020, make: 'Row', model: '' })) },
  },
  play: async ({ canvasElement }) => {
    await screen.findAllByRole('link', { name: '2020 Row' });
    const list = (): HTMLElement => {
      const found = screen.getByRole('list', { name: /^Cars/ }).parentElement;
      if (!found) throw new Error('The list is not there');
      return found;
    };
    await waitFor(async () => {
      list().scrollTop = 1400;
      await expect(list().scrollTop).toBe(1400);
    });
    const link = await waitFor(() => {
      const found = canvasElement.querySelector<HTMLElement>('[data-index="28"] a');
      // The list keeps the place that it last drew: rows above it are gone then.
      const above = canvasElement.querySelector('[data-index="20"]');
      if (!found || above) throw new Error('The list is not there yet');
      return found;
    });
    link.focus();
    const left = list().scrollTop;
    await userEvent.click(link);
    await userEvent.click(await screen.findByRole('button', { name: 'Back' }));
    await waitFor(() => expect(list().scrollTop).toBe(left));
    await waitFor(() =>
      expect(document.activeElement?.closest('[data-index]')).toHaveAttribute('data-index', '28'),
    );
  },
};

import { mock, problem } from '@forecourt/testing';
import { clearToasts } from '@forecourt/ui/toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { barIsGone, barOf, buttonsOf, catchFile, press, select } from '../../list/test/bulkBar.ts';
import { testDefinition } from '../test/definition.ts';
import { carHandlers, CarListStory, makeCars } from '../test/index.ts';

const meta: Meta<typeof CarListStory> = {
  title: 'Screens/Every flow/Car list/Many at once',
  component: CarListStory,
  parameters: { layout: 'fullscreen' },
  args: { definition: testDefinition },
  beforeEach: clearToasts,
};
export default meta;

type Story = StoryObj<typeof CarListStory>;

const region = 'Selected cars';
const models = ['Aygo', 'Berlingo', 'Corsa', 'Duster'];
const names = models.map((model) => `2020 Car ${model}`) as [string, string, string, string];
const four = makeCars(4, ['APPRAISED'], { year: 2020, make: 'Car', offer_price: 9000 }).map(
  (car, index) => ({ ...car, model: models[index] ?? '', plate: `${index + 1}23-ABC` }),
);
const handlers = (...first: ReturnType<typeof mock.get>[]) => ({
  msw: { handlers: [...first, ...carHandlers(four)] },
});
const shows = (expected: string[]) =>
  waitFor(() =>
    expect(
      within(screen.getByRole('list', { name: /^Cars/ }))
        .queryAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(expected),
  );

export const Selected: Story = {
  parameters: handlers(),
  play: async () => {
    await select(names[0], names[2]);
    await (await barOf(region)).findByText('2 selected');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all loaded' }));
    await (await barOf(region)).findByText('4 selected');
    await press(region, 'Clear selection');
    await barIsGone(region);
  },
};

export const OnPhone: Story = {
  parameters: handlers(),
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: `Actions for ${names[1]}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Select' }));
    await (await barOf(region)).findByText('1 selected');
    await userEvent.click(await screen.findByRole('link', { name: names[2] }));
    await (await barOf(region)).findByText('2 selected');
  },
};

export const ForViewers: Story = {
  args: { role: 'VIEWER' },
  parameters: handlers(),
  play: async () => {
    await select(names[0]);
    await expect(await buttonsOf(region)).toEqual([
      'Select all 4 loaded',
      'Export CSV',
      'Clear selection',
    ]);
  },
};

export const Exported: Story = {
  parameters: handlers(),
  play: async () => {
    await select(names[0], names[3]);
    const saved = catchFile();
    await press(region, 'Export CSV');
    const { name, text } = await saved;
    await expect(name).toMatch(/^cars-\d{4}-\d\d-\d\d\.csv$/);
    const [head, ...lines] = text.trim().split('\r\n');
    await expect(head).toContain('plate,year,make,model,offer_price,currency_code');
    await expect(lines.map((line) => line.split(',')[4])).toEqual(['123-ABC', '423-ABC']);
    await screen.findByText('2 cars exported');
  },
};

export const ArchiveAndUndo: Story = {
  parameters: handlers(),
  play: async () => {
    await select(names[0], names[1]);
    await press(region, 'Archive');
    await shows(names.slice(2));
    await screen.findByText('2 cars archived');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await shows(names);
  },
};

export const Result: Story = {
  parameters: handlers(
    mock.patch('/api/requests/{id}', ({ params: { id } }) =>
      id === four[1]?.request_id ? problem('INVALID_TRANSITION', 409) : problem('FORBIDDEN', 403),
    ),
  ),
  play: async () => {
    await select(names[0], names[1]);
    await press(region, 'Archive');
    const result = await screen.findByRole('dialog', { name: 'Some items were not processed' });
    await within(result).findByText('0 done, 2 refused.');
    await within(result).findByText('Its status has changed');
    await within(result).findByText('Your role does not allow it');
    await userEvent.click(within(result).getByText('Close'));
    await shows(names);
  },
};

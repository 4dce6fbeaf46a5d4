import { makeDealerImport, makeDealerImportRow, seeded } from '@forecourt/contract/fixtures';
import { broken, mock, problem } from '@forecourt/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ImportStory } from '../test/ImportStory.tsx';

const meta: Meta<typeof ImportStory> = {
  title: 'Screens/Trade/Dealers/Import',
  component: ImportStory,
  parameters: { layout: 'fullscreen' },
  args: { onImported: fn() },
};
export default meta;

type Story = StoryObj<typeof ImportStory>;
type Handler = ReturnType<typeof mock.get>;

const csv = 'Name,Email\r\nAnn,a@x.test\r\nBob,b@x.test\r\nCid,nothing\r\nDee,d@x.test\r\n';
const path = '/api/dealer_imports';
const random = seeded('import');
const wrong = makeDealerImport(random);
const right = makeDealerImport(random, {
  counts: { ADD: 2, UPDATE: 0, SKIP: 1, ERROR: 0 },
  rows: [2, 3, 4].map((line) => makeDealerImportRow(random, { line })),
});
const written = { ...right, dry_run: false, rows: [] };
const served = (...handlers: Handler[]) => ({ msw: { handlers } });
/** Errors as long as the third row is in the file. */
const server = mock.post(path, ({ body }) => {
  if (!body.dry_run) return { import: written };
  const preview = body.csv.includes('Cid') ? wrong : right;
  return { import: { ...preview, columns: body.columns ?? preview.columns } };
});
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
};

export const Start: Story = {
  play: async () => {
    await screen.findByRole('dialog', { name: 'Import dealers' });
    await screen.findByRole('button', { name: 'Download a template' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Choose file' })).toHaveFocus());
  },
};
export const StartOnPhone: Story = { ...Start, globals: { viewport: { value: 'phone' } } };

export const NothingChosen: Story = {
  play: async () => {
    await press('Preview');
    await screen.findByText('Choose a file or paste rows first.');
  },
};

export const PreviewWithErrors: Story = {
  args: { csv },
  parameters: served(server),
  play: async () => {
    await screen.findByText('2 new, 0 updated, 1 skipped, 1 error');
    await screen.findByText('Email cannot be read');
    await screen.findByText(/^Already there: /);
    await expect(screen.getByRole('button', { name: 'Import 2 dealers' })).toBeDisabled();
  },
};
export const PreviewOnPhone: Story = {
  ...PreviewWithErrors,
  globals: { viewport: { value: 'phone' } },
};
export const PreviewDark: Story = { ...PreviewWithErrors, globals: { scheme: 'dark' } };

export const ErrorsLeftOut: Story = {
  args: { csv },
  parameters: served(server),
  play: async () => {
    await press('Leave out rows with errors');
    await screen.findByText('2 new, 0 updated, 1 skipped, 0 errors');
    await expect(screen.getByRole('button', { name: 'Import 2 dealers' })).toBeEnabled();
  },
};

export const ColumnsMatched: Story = {
  args: { csv },
  parameters: served(server),
  play: async () => {
    const fax = await screen.findByLabelText('Fax');
    await userEvent.selectOptions(fax, 'Phone');
    await waitFor(() => expect(screen.getByLabelText('Fax')).toHaveValue('phone'));
    await screen.findByRole('columnheader', { name: 'Phone' });
  },
};

export const NothingToDo: Story = {
  args: { csv },
  parameters: served(
    mock.post(path, () => ({
      import: { ...right, counts: { ADD: 0, UPDATE: 0, SKIP: 3, ERROR: 0 } },
    })),
  ),
  play: async () => void (await screen.findByText('No row adds or changes a dealer.')),
};

export const Unreadable: Story = {
  args: { csv },
  parameters: served(mock.post(path, () => problem('INVALID_FORMAT', 422))),
  play: async () => {
    await screen.findByText(/^The file could not be read/);
    await expect(screen.getByLabelText('Or paste rows')).toHaveValue(csv.replaceAll('\r', ''));
  },
};

let previews = 0;
export const SameFileAgain: Story = {
  beforeEach: () => {
    previews = 0;
  },
  parameters: served(
    mock.post(path, () => {
      previews += 1;
      return previews === 1 ? problem('INVALID_FORMAT', 422) : { import: right };
    }),
  ),
  play: async () => {
    const corrected = new File([csv], 'dealers.csv', { type: 'text/csv' });
    const choose = async (): Promise<void> =>
      userEvent.upload(
        await screen.findByLabelText('Choose file', { selector: 'input' }),
        corrected,
      );
    await choose();
    await screen.findByText(/^The file could not be read/);
    await choose();
    await screen.findByText('2 new, 0 updated, 1 skipped, 0 errors');
  },
};

export const NotImported: Story = {
  args: { csv },
  parameters: served(mock.post(path, ({ body }) => (body.dry_run ? { import: right } : broken()))),
  play: async () => {
    await press('Import 2 dealers');
    await screen.findByText('No connection. Nothing is lost: try again.');
    await expect(screen.getByRole('button', { name: 'Import 2 dealers' })).toBeEnabled();
  },
};

export const Imported: Story = {
  args: { csv },
  parameters: served(server),
  play: async ({ args }) => {
    await press('Leave out rows with errors');
    await screen.findByText('2 new, 0 updated, 1 skipped, 0 errors');
    await press('Import 2 dealers');
    await screen.findByText('2 added, 0 updated, 1 skipped.');
    await expect(args.onImported).toHaveBeenCalledTimes(1);
  },
};

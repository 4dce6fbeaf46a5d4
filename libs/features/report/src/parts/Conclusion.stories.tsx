import type { Answer, ClaimStatus, ConclusionUndo } from '@forecourt/contract';
import { conclusionNames } from '@forecourt/platform/flow-words';
import { mock, never, problem } from '@forecourt/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { ReportDefinition } from '../definition.ts';
import { testDefinition } from '../test/definition.ts';
import { pictureHandlers } from '../test/pictures.ts';
import { reportHandler } from '../test/reportHandler.ts';
import { fullReport } from '../test/reports.ts';
import { ReportStory } from '../test/ReportStory.tsx';

const hint = { id: 'story conclusion hint', defaultMessage: 'What it means.' };
const definition: ReportDefinition = {
  ...testDefinition,
  kind: 'CLAIM_MAIN',
  sections: ['overview', 'claimConclusion'],
  conclusions: [
    { status: 3, label: conclusionNames[3], hint },
    { status: 5, label: conclusionNames[5], hint },
  ],
};

/** A date far in the future. */
const undo = (status: ClaimStatus): ConclusionUndo => ({ status, until: '2999-01-01T00:00:00Z' });

/** A server with a claim in this status that accepts every conclusion. */
function server(first: ClaimStatus, { canUndo = true, next = 'next' as string | null } = {}) {
  const before: Answer<'updateClaim'> = {
    status: first,
    undo: first > 2 && canUndo ? undo(0) : null,
  };
  return [
    reportHandler('CLAIM_MAIN', () => {
      const data = fullReport('CLAIM_MAIN');
      return { ...data, claim: { ...data.claim!, ...before } };
    }),
    mock.patch('/api/claims/{claimId}', ({ body: { status } }) => ({
      status,
      undo: status > 2 ? undo(0) : null,
    })),
    mock.get('/api/requests/{id}/next', () => ({ request_id: next })),
    ...pictureHandlers(),
  ];
}

const open = [reportHandler('CLAIM_MAIN', () => withStatus(0)), ...pictureHandlers()];
const withStatus = (status: ClaimStatus) => {
  const data = fullReport('CLAIM_MAIN');
  return { ...data, claim: { ...data.claim!, status, undo: null } };
};

const meta = {
  title: 'Screens/Every flow/Report/Conclusion',
  component: ReportStory,
  args: { definition, onOpen: fn() },
  parameters: { layout: 'fullscreen', msw: { handlers: server(0) } },
  globals: { viewport: { value: 'wide' } },
} satisfies Meta<typeof ReportStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const handlers = (list: ReturnType<typeof server>): Pick<Story, 'parameters'> => ({
  parameters: { msw: { handlers: list } },
});

export const Open: Story = {};
export const OpenOnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const ForViewers: Story = {
  args: { mayConclude: false },
  play: async ({ canvas }) => {
    const said = await canvas.findByText(/^No conclusion yet\./);
    await waitFor(() => expect(said).toBeVisible());
    await expect(canvas.queryByRole('button', { name: 'Repairable' })).toBeNull();
  },
};
export const ReportNotComplete: Story = {
  ...handlers([
    reportHandler('CLAIM_MAIN', () => {
      const data = withStatus(0);
      return { ...data, report: { ...data.report, status: 'IN_PROGRESS' } };
    }),
    ...pictureHandlers(),
  ]),
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Claim conclusion' });
    await canvas.findByText('Available once the customer has sent the report.');
  },
};
/** What was concluded, and what it means. */
export const Repairable: Story = {
  ...handlers(server(3)),
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'Claim conclusion' }));
    await card.findByText('Repairable');
    await card.findByText('What it means.');
  },
};
export const NeedsExtraInspection: Story = handlers(server(5));
export const Inspected: Story = handlers(server(4));
export const TooLateToUndo: Story = {
  ...handlers(server(3, { canUndo: false })),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Next car' });
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
};
export const ConcludedDark: Story = {
  ...handlers(server(3)),
  globals: { scheme: 'dark', viewport: { value: 'wide' } },
};

export const Saving: Story = {
  ...handlers([...open, mock.patch('/api/claims/{claimId}', () => never())]),
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: /Repairable/ });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  },
};

/** Concludes, undoes it, concludes differently, and goes on to the next car. */
export const FromFirstToNext: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Repairable' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    const extra = await canvas.findByRole('button', { name: 'Needs extra inspection' });
    await userEvent.click(extra);
    const download = await canvas.findByRole('link', { name: 'Download assets' });
    await expect(download).toHaveAttribute('download');
    await userEvent.click(canvas.getByRole('button', { name: 'Next car' }));
    await waitFor(() => expect(args.onOpen).toHaveBeenCalledWith('next'));
  },
};

export const NoOtherCarWaits: Story = {
  ...handlers(server(3, { next: null })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next car' }));
    // The bar for phones says it, too.
    const said = await canvas.findByText('No other cars are waiting.', { selector: 'p' });
    await waitFor(() => expect(said).toBeVisible());
  },
};

export const NotSaved: Story = {
  ...handlers([...open, mock.patch('/api/claims/{claimId}', () => problem('INTERNAL_ERROR', 500))]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Repairable' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('was not saved'));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Repairable' })).toBeEnabled());
  },
};

export const Refused: Story = {
  ...handlers([
    ...open,
    mock.patch('/api/claims/{claimId}', () => problem('INVALID_TRANSITION', 409)),
  ]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Repairable' }));
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('can no longer be changed'),
    );
  },
};

import type { ReportKind } from '@forecourt/contract';
import { customerName } from '@forecourt/platform';
import { broken, never, problem } from '@forecourt/testing';
import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { ReportDefinition } from '../definition.ts';
import type { ReportStore } from '../ReportStore.ts';
import { pictureHandlers } from './pictures.ts';
import {
  abroadReport,
  claimedReport,
  correctedReport,
  emptyReport,
  fullReport,
  incompleteReport,
  longReport,
  otherVinReport,
  reportAfterDeal,
  reportInProgress,
  shortReport,
  soldReport,
  undamagedReport,
  withdrawnReport,
  withUploads,
  wordyReport,
} from './reports.ts';
import type { StaffReport } from './reports.ts';
import { reportHandler } from './reportHandler.ts';
import type { ReportStoryProps } from './ReportStory.tsx';

type Play = (tools: Pick<StoryContext, 'canvas' | 'userEvent'>) => Promise<void>;
type Handler = ReturnType<typeof pictureHandlers>[number];

/** One state of a report: what the server does, and what the story does with it. */
export interface ReportState {
  args: ReportStoryProps;
  parameters: { layout: 'fullscreen'; msw: { handlers: Handler[] } };
  play?: Play;
}

const find = (text: string | RegExp): Play => {
  return async ({ canvas }) => {
    await expect((await canvas.findAllByText(text)).length).toBeGreaterThan(0);
  };
};

/** Every state of a report of one definition, for its stories. */
export function reportStates(definition: ReportDefinition) {
  const { kind } = definition;
  const isPublic = definition.audience === 'public';
  const notBegun = emptyReport(kind, 'OPENED');
  const state = (handlers: Handler[], play?: Play): ReportState => ({
    args: { definition },
    parameters: { layout: 'fullscreen', msw: { handlers: [...handlers, ...pictureHandlers()] } },
    play,
  });
  const answers = (data: StaffReport, play?: Play): ReportState =>
    state([reportHandler(kind, () => data)], play);
  const photoAt = (key: string) => (url: string) => url.replace('/media/', `/media/${key}`);
  const photosAt = (data: StaffReport, key: string): StaffReport =>
    withUploads(data, (upload) => ({
      ...upload,
      url: upload.url && photoAt(key)(upload.url),
      variants: upload.variants.map((size) => ({ ...size, url: photoAt(key)(size.url) })),
    }));

  return {
    loaded: answers(fullReport(kind), async ({ canvas }) => {
      await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible());
      // The card of an offer belongs to another feature.
      const sections = definition.sections.filter((id) => id !== 'placeOffer');
      await expect(canvas.getAllByRole('heading', { level: 2 }).length).toBe(sections.length);
    }),
    loading: state([reportHandler(kind, () => never())], find('Loading the report')),
    notFound: state([reportHandler(kind, () => problem('NOT_FOUND', 404))], async ({ canvas }) => {
      await canvas.findByText(isPublic ? 'This link does not work' : 'Report not found');
      const ways = [...definition.backs.slice(0, 1), definition.elsewhere].flatMap(
        (way) => way?.path ?? [],
      );
      const links = canvas.queryAllByRole('link').map((link) => link.getAttribute('href'));
      await expect(links).toEqual(ways);
    }),
    failed: failedState(kind, state),
    stale: staleState(kind, state),
    inProgress: answers(reportInProgress(kind), find(/^Not available yet/)),
    notBegun: answers(notBegun, async ({ canvas }) => {
      const name = isPublic ? 'Unknown car' : customerName(notBegun.report);
      await canvas.findByRole('heading', { level: 1, name });
    }),
    fellThrough: answers(reportAfterDeal('WITHDRAWN_BY_DEALER'), find('Sale fell through')),
    nothingProvided: answers(emptyReport(kind, 'COMPLETED'), async ({ canvas }) => {
      await canvas.findAllByText('Not provided');
      const damages = await canvas.findByRole('region', { name: 'Damage' });
      await waitFor(() => expect(damages).toHaveTextContent('Not provided'));
      await expect(canvas.queryByText('None')).toBeNull();
    }),
    undamaged: answers(undamagedReport(kind), async ({ canvas }) => {
      const damages = await canvas.findByRole('region', { name: 'Damage' });
      await waitFor(() => expect(damages).toHaveTextContent('No damage reported'));
      await expect(canvas.getByText('None')).toBeVisible();
    }),
    corrected: answers(correctedReport(kind), async ({ canvas }) => {
      if (isPublic) return;
      await canvas.findAllByText('Customer entered 84,000 mi');
      await canvas.findByText('Previously +1 305 555 0169');
      await expect(canvas.getAllByText('Corrected').length).toBeGreaterThan(2);
    }),
    claimed: answers(claimedReport(kind), async ({ canvas }) => {
      await waitFor(() => expect(canvas.getAllByText('CL-004211')).toHaveLength(2));
      await canvas.findByText('27.02.2026');
      await expect(canvas.queryByText('Policy number')).toBeNull();
      await canvas.findByRole('button', { name: 'Copy claim number' });
      await canvas.findByText('Previously CL-004212');
    }),
    otherUnit: answers(abroadReport(kind), async ({ canvas }) => {
      const [fact] = await canvas.findAllByText('46,000 mi (74,000 km)');
      await waitFor(() => expect(fact).toBeVisible());
    }),
    incomplete: answers(incompleteReport(kind), async ({ canvas }) => {
      if (isPublic) return;
      await canvas.findByText('Sent incomplete');
      await canvas.findByText(/Missing: Exterior and Mileage.*at the body shop/);
    }),
    sold: answers(soldReport(kind), async ({ canvas }) => {
      await waitFor(() => expect(canvas.getByText('Sold')).toBeVisible());
    }),
    otherVin: answers(otherVinReport(kind), async ({ canvas }) => {
      const said = await canvas.findByText('By its VIN: 2003 Honda Accord');
      await waitFor(() => expect(said).toBeVisible());
    }),
    withdrawn: answers(withdrawnReport(kind), async ({ canvas }) => {
      await waitFor(() => expect(canvas.getByText('No longer offered')).toBeVisible());
    }),
    someSections: answers(shortReport(kind), async ({ canvas }) => {
      await canvas.findByRole('heading', { name: 'Exterior' });
      await expect(canvas.queryByRole('heading', { name: 'Dashboard' })).toBeNull();
    }),
    longTexts: answers(wordyReport(kind), find('Check digit doesn’t match')),
    manyPhotos: answers(longReport(kind), find('60 photos')),
    // Unique addresses: a picture that another story has shown would come from the cache.
    manyNewPhotos: answers(photosAt(longReport(kind), 'new'), find('60 photos')),
    failedPhotos: answers(photosAt(fullReport(kind), 'missing')),
    photosLoading: answers(photosAt(fullReport(kind), 'late')),
    processing: answers(
      withUploads(fullReport(kind), (upload) => ({
        ...upload,
        processed: false,
        url: null,
        variants: [],
        processedpath: null,
        lrprocessedpath: null,
        processedimagescount: null,
      })),
      find('Processing'),
    ),
  };
}

/** The first attempt fails; Retry succeeds. */
function failedState(
  kind: ReportKind,
  state: (handlers: Handler[], play?: Play) => ReportState,
): ReportState & { beforeEach: () => void } {
  let isUp = false;
  const data = fullReport(kind);
  const handler = reportHandler(kind, () => (isUp ? data : problem('INTERNAL_ERROR', 500)));
  return {
    ...state([handler], async ({ canvas, userEvent }) => {
      await canvas.findByText('This report could not be loaded');
      const retry = canvas.getByRole('button', { name: 'Retry' });
      isUp = true;
      await userEvent.click(retry);
      await canvas.findByRole('heading', { level: 1 });
    }),
    beforeEach: () => {
      isUp = false;
    },
  };
}

/** The report has loaded, and refetching it fails. */
function staleState(
  kind: ReportKind,
  state: (handlers: Handler[], play?: Play) => ReportState,
): ReportState & { beforeEach: () => void } {
  let asked = 0;
  let store: ReportStore | undefined;
  const data = fullReport(kind);
  const handler = reportHandler(kind, () => {
    asked += 1;
    return asked > 1 ? broken() : data;
  });
  const stale = state([handler], async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await store?.refresh();
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(/Could not refresh/));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible());
  });
  return {
    ...stale,
    args: { ...stale.args, onStore: (made) => (store = made) },
    beforeEach: () => {
      asked = 0;
    },
  };
}

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { ClaimNumbers } from './details/ClaimNumbers.tsx';
import { type DetailTools, DetailToolsProvider, EditDetailsButton } from './details/index.ts';
import { testDefinition } from './test/definition.ts';
import { ReportStory, reportStates } from './test/index.ts';
import { claimedReport } from './test/reports.ts';

const states = reportStates(testDefinition);

const meta: Meta<typeof ReportStory> = {
  title: 'Screens/Every flow/Report',
  component: ReportStory,
};
export default meta;

type Story = StoryObj<typeof ReportStory>;

const at = (viewport: 'phone' | 'desktop' | 'wide'): Pick<Story, 'globals'> => ({
  globals: { viewport: { value: viewport } },
});

export const Loaded: Story = { ...states.loaded, ...at('wide') };
export const Loading: Story = states.loading;
export const NotFound: Story = states.notFound;
export const Failed: Story = states.failed;
export const Stale: Story = states.stale;
export const InProgress: Story = states.inProgress;
export const NotBegun: Story = states.notBegun;
export const SaleFellThrough: Story = states.fellThrough;
export const NothingProvided: Story = states.nothingProvided;
export const NoDamage: Story = states.undamaged;
export const Corrected: Story = { ...states.corrected, ...at('wide') };
export const VinOfAnotherCar: Story = { ...states.otherVin, ...at('wide') };
export const CorrectedOnPhone: Story = { ...states.corrected, ...at('phone') };
export const CorrectedDark: Story = { ...states.corrected, globals: { scheme: 'dark' } };
export const OtherUnit: Story = states.otherUnit;
export const OtherUnitOnPhone: Story = { ...states.otherUnit, ...at('phone') };
const onEdit = fn();
const editTools: DetailTools = {
  Action: ({ group }) => <EditDetailsButton group={group} onPress={() => onEdit(group)} />,
  ClaimNumbers: () => <ClaimNumbers report={claimedReport('CLAIM_MAIN').report} />,
};

/** Those who may correct the details get a button in each section that shows them. */
export const CorrectedByThoseWhoMay: Story = {
  ...states.corrected,
  decorators: [
    (Report) => (
      <DetailToolsProvider value={editTools}>
        <Report />
      </DetailToolsProvider>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit details of the owner' }));
    await expect(onEdit).toHaveBeenLastCalledWith('owner');
    const [car] = canvas.getAllByRole('button', { name: 'Edit details of the car' });
    await userEvent.click(car!);
    await expect(onEdit).toHaveBeenLastCalledWith('car');
  },
};
const claimStates = reportStates({
  ...testDefinition,
  kind: 'CLAIM_MAIN',
  sections: ['claimSummary', ...testDefinition.sections],
});
/** A claims desk finds its numbers on top, copies them, and corrects them. */
export const WithClaimNumbers: Story = {
  ...claimStates.claimed,
  ...at('wide'),
  decorators: [
    (Report) => (
      <DetailToolsProvider value={editTools}>
        <Report />
      </DetailToolsProvider>
    ),
  ],
  play: async (context) => {
    await claimStates.claimed.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Edit details of the claim' }));
    await expect(onEdit).toHaveBeenLastCalledWith('claim');
  },
};
export const WithClaimNumbersOnPhone: Story = { ...WithClaimNumbers, ...at('phone') };
export const SentIncomplete: Story = { ...states.incomplete, ...at('wide') };
export const SentIncompleteOnPhone: Story = { ...states.incomplete, ...at('phone') };
export const OnlySomeSections: Story = states.someSections;
export const LongTexts: Story = states.longTexts;
export const SixtyPhotos: Story = states.manyPhotos;
export const PhotosFailed: Story = states.failedPhotos;
export const PhotosLoading: Story = states.photosLoading;
export const PhotosBeingProcessed: Story = states.processing;

export const OnDesktop: Story = { ...states.loaded, ...at('desktop') };
export const Dark: Story = { ...states.loaded, globals: { scheme: 'dark' } };
export const InHarbourColors: Story = { ...states.loaded, globals: { partner: 'harbour' } };
export const InLakesideColors: Story = { ...states.loaded, globals: { partner: 'lakeside' } };
export const InSummitColorsDark: Story = {
  ...states.loaded,
  globals: { partner: 'summit', scheme: 'dark' },
};
export const PseudoLocale: Story = { ...states.loaded, globals: { language: 'pseudo' } };
export const RightToLeft: Story = { ...states.loaded, globals: { language: 'rtl' } };

export const OnPhone: Story = { ...states.loaded, ...at('phone') };
export const LoadingOnPhone: Story = { ...states.loading, ...at('phone') };
export const InProgressOnPhone: Story = { ...states.inProgress, ...at('phone') };
export const LongTextsOnPhone: Story = { ...states.longTexts, ...at('phone') };
export const SixtyPhotosOnPhone: Story = { ...states.manyPhotos, ...at('phone') };
export const DarkOnPhone: Story = {
  ...states.loaded,
  globals: { scheme: 'dark', ...at('phone').globals },
};
export const PseudoLocaleOnPhone: Story = {
  ...states.loaded,
  globals: { language: 'pseudo', ...at('phone').globals },
};

/** Only visible pictures, and those shortly below, are fetched. */
export const FarPhotosAreNotAskedFor: Story = {
  ...states.manyNewPhotos,
  ...at('phone'),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByText('60 photos');
    const photos = [...canvasElement.querySelectorAll<HTMLImageElement>('figure img')];
    // Chromium itself loads 1250 px ahead on a fast connection.
    const isFar = (one: Element) => one.getBoundingClientRect().top > innerHeight + 1500;
    await waitFor(() => expect(photos.filter(isFar).length).toBeGreaterThan(20));
    const far = photos.filter(isFar);
    const near = photos.find((one) => !far.includes(one));
    near?.scrollIntoView();
    await waitFor(() => expect(near?.naturalWidth).toBeGreaterThan(0));
    const stillFar = far.filter(isFar);
    // The gallery asks for the next few, which are then known here, too.
    const gallery = await within(canvas.getByRole('region', { name: 'Photos' })).findAllByRole(
      'img',
    );
    const asked = (gallery as HTMLImageElement[]).filter((one) => one.naturalWidth > 0);
    await expect(asked.length).toBeLessThan(15);
    const known = new Set(asked.map(({ src }) => src));
    const unasked = stillFar.filter(({ src }) => !known.has(src));
    await waitFor(() => expect(unasked.filter((one) => one.naturalWidth > 0)).toEqual([]));
  },
};

/** A section's link scrolls to it and focuses its heading, without a history entry. */
export const JumpsToSection: Story = {
  ...states.loaded,
  play: async ({ canvas, userEvent }) => {
    const heading = await canvas.findByRole('heading', { name: 'Dashboard' });
    const steps = window.history.length;
    const progress = within(canvas.getByRole('navigation', { name: 'Report progress' }));
    await userEvent.click(progress.getByRole('link', { name: /Dashboard/ }));
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(window.history.length).toBe(steps);
    window.history.replaceState(window.history.state, '', ' ');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { AssetHrefProvider } from '../assetHref.ts';
import type { ViewedReport } from '../reportData.ts';
import { pictureHandlers } from '../test/pictures.ts';
import { emptyReport, fullReport, longReport, withUploads } from '../test/reports.ts';
import { ReportGallery } from './ReportGallery.tsx';

const meta: Meta<typeof ReportGallery> = {
  title: 'Screens/Every flow/Report/Gallery',
  component: ReportGallery,
  args: { report: fullReport('TRADE_MAIN').report },
  parameters: { msw: { handlers: pictureHandlers() } },
  decorators: [
    (Story) => (
      <AssetHrefProvider value={(id) => `#full-${id}`}>
        <div style={{ maxWidth: 760 }}>
          <Story />
        </div>
      </AssetHrefProvider>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof ReportGallery>;

const onPhone = { viewport: { value: 'phone' } };

/** A report with its first exterior photos, and its scan if asked for. */
function withPhotos(count: number, scan = false): ViewedReport {
  let left = count;
  const data = fullReport('TRADE_MAIN');
  data.report.report.car.cover_photo = null;
  return withUploads(data, (upload) => {
    if (upload.section === 'scan_360') return scan ? upload : null;
    if (upload.section !== 'exterior_images' || left === 0) return null;
    left -= 1;
    return upload;
  }).report;
}

const links = (count: number): Story['play'] => {
  return async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(count));
  };
};

export const Mosaic: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: /and \d+ more photos$/ });
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
  },
};
export const SixtyPhotos: Story = { args: { report: longReport('TRADE_MAIN').report } };
export const FourPhotos: Story = { args: { report: withPhotos(4) }, play: links(4) };
export const ThreePhotos: Story = { args: { report: withPhotos(3) }, play: links(3) };
export const TwoPhotos: Story = { args: { report: withPhotos(2, true) }, play: links(2) };
export const OnePhoto: Story = { args: { report: withPhotos(1) }, play: links(1) };
export const OnlyAScan: Story = {
  args: { report: withPhotos(0, true) },
  play: async () => {
    await screen.findByRole('slider');
    await expect(screen.queryByRole('button', { name: '360° view' })).toBeNull();
  },
};
export const NothingYet: Story = {
  args: { report: emptyReport('TRADE_MAIN', 'OPENED').report },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText('Photos appear here as they come in')).toBeVisible(),
    );
  },
};
export const NoPhotos: Story = {
  args: { report: emptyReport('TRADE_MAIN', 'COMPLETED').report },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('This report has no photos')).toBeVisible());
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };

/** The scan turns in the place of the first photo; the button that opened it closes it. */
export const TurnsInPlace: Story = {
  play: async ({ canvas }) => {
    const open = canvas.getByRole('button', { name: '360° view' });
    await userEvent.click(open);
    await expect(await screen.findByRole('slider')).toBeInTheDocument();
    const close = canvas.getByRole('button', { name: 'Back to photos' });
    await waitFor(() => expect(close).toHaveFocus());
    await userEvent.click(close);
    await waitFor(() => expect(screen.queryByRole('slider')).toBeNull());
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
  },
};

/** On a phone there is little room in front of the picture: what loads, and the way back. */
export const LoadsOnPhone: Story = {
  args: {
    report: withUploads(fullReport('TRADE_MAIN'), (upload) =>
      upload.section === 'scan_360' ? { ...upload, lrprocessedpath: '/media/late/scan/' } : upload,
    ).report,
  },
  globals: onPhone,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '360° view' }));
    const loading = (await canvas.findByText('Loading 0%')).parentElement!.getBoundingClientRect();
    const back = canvas.getByRole('button', { name: 'Back to photos' }).getBoundingClientRect();
    const gallery = canvas.getByRole('region').getBoundingClientRect();
    await expect(loading.left).toBeGreaterThanOrEqual(back.right + 8);
    await expect(loading.right).toBeLessThanOrEqual(gallery.right - 8);
  },
};

/** On a phone all photos stand in one row, and a number says which one is seen. */
export const OnPhone: Story = {
  globals: onPhone,
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    const { length } = canvas.getAllByRole('listitem');
    await waitFor(() => expect(canvas.getByText(new RegExp(`1 / ${length}$`))).toBeVisible());
    list.scrollTo({ left: 2 * list.clientWidth });
    // Each photo is named.
    await canvas.findByText(new RegExp(`^\\S.* · 3 / ${length}$`));
  },
};
export const OnePhotoOnPhone: Story = { args: { report: withPhotos(1) }, globals: onPhone };
export const NoPhotosOnPhone: Story = { ...NoPhotos, globals: onPhone };

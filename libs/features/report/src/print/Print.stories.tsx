import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import type { ReportDefinition } from '../definition.ts';
import { testDefinition } from '../test/definition.ts';
import { ReportStory, reportStates } from '../test/index.ts';
import { PrintPreview } from '../test/PrintPreview.tsx';

const linked: ReportDefinition = {
  ...testDefinition,
  kind: 'TRADE_PUBLIC',
  audience: 'public',
  backs: [],
  sections: testDefinition.sections.filter((id) => id !== 'ownerInformation'),
};
const staff = reportStates(testDefinition);
const visitor = reportStates(linked);

interface PageProps {
  definition: ReportDefinition;
  /** @default 'a4' */
  paper?: 'a4' | 'letter';
}

/** A printed report: no navigation, no buttons, with the partner's letterhead. */
function Page({ definition, paper = 'a4' }: PageProps) {
  return (
    <PrintPreview paper={paper}>
      <ReportStory definition={definition} bare />
    </PrintPreview>
  );
}

const meta: Meta<typeof Page> = {
  title: 'Screens/Every flow/Report/Print',
  component: Page,
  globals: { viewport: { value: 'desktop' } },
};
export default meta;

type Story = StoryObj<typeof Page>;

const onPaper = ({ args, parameters }: typeof staff.loaded): Story => ({
  args: { definition: args.definition },
  parameters,
  play: async () => {
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(screen.getAllByText('Northgate Motors')[0]).toBeVisible());
    await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  },
});

export const ForStaff: Story = onPaper(staff.loaded);
export const BehindALink: Story = onPaper(visitor.loaded);
export const OnLetter: Story = {
  ...onPaper(staff.loaded),
  args: { definition: testDefinition, paper: 'letter' },
};
export const SixtyPhotos: Story = onPaper(staff.manyPhotos);
export const NothingProvided: Story = onPaper(staff.nothingProvided);
export const NoDamage: Story = onPaper(staff.undamaged);
export const LongTexts: Story = onPaper(staff.longTexts);
export const PhotosFailed: Story = onPaper(staff.failedPhotos);
export const InHarbourColors: Story = { ...onPaper(staff.loaded), globals: { partner: 'harbour' } };
export const RightToLeft: Story = { ...onPaper(staff.loaded), globals: { language: 'rtl' } };

/** Printing waits for all pictures, because paper does not scroll, and uses the light colors. */
export const Prints: StoryObj<typeof ReportStory> = {
  render: () => <ReportStory definition={testDefinition} />,
  parameters: staff.manyPhotos.parameters,
  globals: { scheme: 'dark', viewport: { value: 'wide' } },
  play: async () => {
    const print = spyOn(window, 'print').mockImplementation(() => {
      window.dispatchEvent(new Event('beforeprint'));
    });
    const button = await screen.findByRole('button', { name: 'Print' });
    await userEvent.click(button);
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    const pictures = [...document.querySelectorAll<HTMLImageElement>('main figure img')];
    await expect(pictures.length).toBeGreaterThan(60);
    await waitFor(() => expect(pictures.every(({ complete }) => complete)).toBe(true));
    const { classList } = document.documentElement;
    await waitFor(() => expect(classList.contains('dark')).toBe(false));
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(classList.contains('dark')).toBe(true));
    print.mockRestore();
  },
};

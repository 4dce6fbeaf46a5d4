import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Box, Inline } from '../layout/layout.ts';
import { ColorDrag } from './ColorDrag.ts';
import { PartnerTheme } from './PartnerTheme.tsx';
import { partnerPresets } from './presets.ts';
import { reportColor } from './partner.ts';
import type { PartnerColors } from './partner.ts';

function Part({ colors }: { colors: Partial<PartnerColors> }) {
  const part = useRef<HTMLDivElement>(null);
  return (
    <Inline>
      <Button variant="solid">The page</Button>
      <Box ref={part as never} className="chakra-theme">
        <PartnerTheme colors={colors} target={part} />
        <Button variant="solid">A part of it</Button>
      </Box>
    </Inline>
  );
}

const meta = {
  title: 'Components/Theming/PartnerTheme',
  component: PartnerTheme,
  args: { colors: partnerPresets.lakeside.colors },
  render: ({ colors }) => <Part colors={colors} />,
} satisfies Meta<typeof PartnerTheme>;

export default meta;
type Story = StoryObj<typeof meta>;

export const APartOfThePage: Story = {
  play: async ({ canvasElement }) => {
    const color = (name: string): string =>
      getComputedStyle(within(canvasElement).getByRole('button', { name })).backgroundColor;
    await waitFor(() => expect(color('A part of it')).not.toBe(color('The page')));
  },
};

export const BadHexKeepsOurs: Story = {
  args: { colors: { uiSecondary1: 'no colour' } },
  play: async ({ canvasElement }) => {
    const part = within(canvasElement).getByRole('button', { name: 'A part of it' });
    await expect(getComputedStyle(part).backgroundColor).toMatch(/^rgb\(\d+, \d+, \d+\)$/);
  },
};

/** Each step updates the elements that use the color; at the end the page's own applies again. */
export const WhileAColourIsDragged: Story = {
  play: async ({ canvasElement }) => {
    const fill = (name: string): string =>
      getComputedStyle(within(canvasElement).getByRole('button', { name })).backgroundColor;
    await waitFor(() => expect(fill('A part of it')).not.toBe(fill('The page')));
    const before = [fill('The page'), fill('A part of it')];
    const part = canvasElement.querySelector<HTMLElement>('.chakra-theme')!;
    const drag = new ColorDrag(part, 'uiSecondary1');
    for (const hex of ['#8a2846', '#7a4e9e']) {
      drag.paint(reportColor('uiSecondary1', hex).shades);
    }
    await waitFor(() => expect(fill('A part of it')).toBe('rgb(122, 78, 158)'));
    await expect(fill('The page')).toBe(before[0]);
    drag.end();
    await waitFor(() => expect([fill('The page'), fill('A part of it')]).toEqual(before));
  },
};

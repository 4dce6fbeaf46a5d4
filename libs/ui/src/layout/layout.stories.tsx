import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import {
  Box,
  Center,
  Flex,
  Grid,
  Heading,
  HStack,
  Inline,
  Spacer,
  Stack,
  Text,
  VStack,
} from './layout.ts';

const meta = { title: 'Components/Layout/Layout', component: Box } satisfies Meta<typeof Box>;

export default meta;
type Story = StoryObj<typeof meta>;

const cell = (text: string) => (
  <Box key={text} p="3" rounded="md" bg="bg.muted">
    {text}
  </Box>
);

export const OneBelowTheOther: Story = {
  render: () => <Stack gap="2">{['One', 'Two', 'Three'].map(cell)}</Stack>,
};
export const SideBySide: Story = {
  render: () => <Inline gap="2">{['One', 'Two', 'Three'].map(cell)}</Inline>,
};
export const InColumns: Story = {
  render: () => <Grid templateColumns="1fr 1fr 1fr">{['One', 'Two', 'Three'].map(cell)}</Grid>,
};
export const Words: Story = {
  render: () => (
    <Stack gap="1">
      <Heading>Sellers</Heading>
      <Text color="fg.muted">Everyone who was asked for a report of their car.</Text>
    </Stack>
  ),
};

export const InTheMiddle: Story = {
  render: () => (
    <VStack>
      <HStack>{['One', 'Two'].map(cell)}</HStack>
      <Center w="full" minH="16" bg="bg.muted">
        Middle
      </Center>
    </VStack>
  ),
};
export const AtBothEnds: Story = {
  render: () => (
    <Flex align="center" gap="2">
      {cell('Start')}
      <Spacer />
      {cell('End')}
    </Flex>
  ),
};

/** One below the other on a phone, side by side and farther apart on wider screens. */
export const ByScreen: Story = {
  render: () => (
    <Stack data-testid="stack" direction={{ base: 'column', sm: 'row' }} gap={['1', '2', '6']}>
      {['One', 'Two', 'Three'].map(cell)}
      <Stack data-testid="inner" gap={{ md: '8' }} display={{ base: 'none', sm: 'flex' }}>
        {['Four', 'Five'].map(cell)}
      </Stack>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const sm = matchMedia('(min-width: 650px)').matches;
    const md = matchMedia('(min-width: 1024px)').matches;
    await expect(canvas.getByTestId('stack')).toHaveStyle({
      flexDirection: sm ? 'row' : 'column',
      rowGap: md ? '24px' : sm ? '8px' : '4px',
    });
    await expect(canvas.getByTestId('inner')).toHaveStyle({
      display: sm ? 'flex' : 'none',
      rowGap: md ? '32px' : '16px',
    });
  },
};

const clicked = fn();
const outer = createRef<HTMLElement>();
const inner = createRef<HTMLAnchorElement>();

/** The child takes the look and keeps what it is; both handlers run and both refs are set. */
export const AsChild: Story = {
  render: () => (
    <Box asChild ref={outer} p="3" bg="bg.muted" className="outer" onClick={() => clicked('outer')}>
      <a
        ref={inner}
        href="#sellers"
        className="inner"
        style={{ display: 'block' }}
        onClick={(event) => {
          event.preventDefault();
          clicked('inner');
        }}
      >
        Sellers
      </a>
    </Box>
  ),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Sellers' });
    await expect(link).toHaveClass('outer', 'inner');
    await expect(link).toHaveStyle({ paddingTop: '12px', display: 'block' });
    await expect(outer.current).toBe(link);
    await expect(inner.current).toBe(link);
    clicked.mockClear();
    await userEvent.click(link);
    await expect(clicked.mock.calls).toEqual([['inner'], ['outer']]);
  },
};

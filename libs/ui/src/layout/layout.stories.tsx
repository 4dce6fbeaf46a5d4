import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box, Grid, Heading, Inline, Stack, Text } from './layout.ts';

const meta = { title: 'Foundations/Layout', component: Box } satisfies Meta<typeof Box>;

export default meta;
type Story = StoryObj<typeof meta>;

const cell = (text: string) => (
  <Box key={text} padding="3" borderRadius="md" backgroundColor="bg.muted">
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
  render: () => <Grid gridTemplateColumns="1fr 1fr 1fr">{['One', 'Two', 'Three'].map(cell)}</Grid>,
};
export const Words: Story = {
  render: () => (
    <Stack gap="1">
      <Heading>Sellers</Heading>
      <Text color="fg.muted">Everyone who was asked for a report of their car.</Text>
    </Stack>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import * as art from '../illustrations/index.ts';
import { Grid, Stack, Text } from '../layout/layout.ts';
import { Elevation, Icons, Motion, RadiusScale, SpaceScale, TypeScale } from './Scales.tsx';
import { Neutrals, PartnerColours, StatusColours } from './Swatches.tsx';

const meta = { title: 'Foundations/Specimens' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Greys: Story = { render: () => <Neutrals /> };
export const Meanings: Story = { render: () => <StatusColours /> };
export const Partner: Story = { render: () => <PartnerColours /> };
export const Type: Story = { render: () => <TypeScale /> };
export const Space: Story = { render: () => <SpaceScale /> };
export const Corners: Story = { render: () => <RadiusScale /> };
export const Shadows: Story = { render: () => <Elevation /> };
export const Movement: Story = { render: () => <Motion /> };
export const IconSet: Story = { render: () => <Icons /> };

export const Illustrations: Story = {
  render: () => (
    <Grid gridTemplateColumns="repeat(auto-fill, minmax(180px, 1fr))" gap="6">
      {Object.entries(art).map(([name, Art]) => (
        <Stack key={name} gap="1">
          <Art />
          <Text textStyle="code" textAlign="center">
            {name}
          </Text>
        </Stack>
      ))}
    </Grid>
  ),
};

import Archive from 'lucide-react/icons/archive';
import Bell from 'lucide-react/icons/bell';
import Car from 'lucide-react/icons/car';
import CircleCheck from 'lucide-react/icons/circle-check';
import Mail from 'lucide-react/icons/mail';
import Search from 'lucide-react/icons/search';
import Send from 'lucide-react/icons/send';
import Smartphone from 'lucide-react/icons/smartphone';
import Timer from 'lucide-react/icons/timer';
import UserMinus from 'lucide-react/icons/user-minus';
import UserPlus from 'lucide-react/icons/user-plus';
import { Icon } from '../icon/Icon.tsx';
import { Box, Grid, Inline, Stack, Text } from '../layout/layout.ts';
import { useRecipe } from '../styling/useRecipe.ts';
import type { RadiusToken, ShadowToken, SpaceToken } from '../theme/token.types.ts';
import { movingRecipe } from './Scales.recipe.ts';

const textStyles = ['display', 'heading', 'title', 'body', 'label', 'caption', 'code'] as const;

/** Every text style, largest first. */
export function TypeScale() {
  return (
    <Stack gap="3">
      {textStyles.map((style) => (
        <Grid key={style} gridTemplateColumns="110px 1fr" alignItems="baseline">
          <Text textStyle="code" color="fg.muted">
            {style}
          </Text>
          <Text textStyle={style}>Best offer $18,250 for a 2019 Volvo XC60</Text>
        </Grid>
      ))}
    </Stack>
  );
}

const spaces: SpaceToken[] = ['0.5', '1', '1.5', '2', '3', '4', '5', '6', '8', '10', '12', '16'];

/** Steps of 4 and 8 px. */
export function SpaceScale() {
  return (
    <Stack gap="2">
      {spaces.map((space) => (
        <Inline key={space}>
          <Text textStyle="code" minWidth="48px">
            {space}
          </Text>
          <Box
            height="12px"
            borderRadius="xs"
            backgroundColor="accent.edge"
            paddingInlineStart={space}
          />
        </Inline>
      ))}
    </Stack>
  );
}

const radii: RadiusToken[] = ['xs', 'sm', 'md', 'lg', 'xl', 'full'];

/** Corner radii: the smaller the element, the smaller the radius. */
export function RadiusScale() {
  return (
    <Inline gap="4">
      {radii.map((radius) => (
        <Stack key={radius} gap="1" alignItems="center">
          <Box
            width="64px"
            height="64px"
            borderWidth="1px"
            borderStyle="solid"
            borderColor="line.strong"
            borderRadius={radius}
            backgroundColor="bg.surface"
          />
          <Text textStyle="code">{radius}</Text>
        </Stack>
      ))}
    </Inline>
  );
}

const shadows: ShadowToken[] = ['xs', 'sm', 'md', 'lg'];

/** Elevation: the higher a layer, the more briefly it is shown. */
export function Elevation() {
  return (
    <Inline gap="6" padding="4">
      {shadows.map((shadow) => (
        <Stack key={shadow} gap="2" alignItems="center">
          <Box
            width="96px"
            height="64px"
            borderRadius="lg"
            backgroundColor="bg.raised"
            boxShadow={shadow}
          />
          <Text textStyle="code">{shadow}</Text>
        </Stack>
      ))}
    </Inline>
  );
}

function Moving({ name }: { name: 'fade-in' | 'rise-in' | 'slide-in-end' }) {
  return <div className={useRecipe(movingRecipe, { name })}>{name}</div>;
}

/** Motion, played again on hover. */
export function Motion() {
  return (
    <Inline gap="4">
      {(['fade-in', 'rise-in', 'slide-in-end'] as const).map((name) => (
        <Moving key={name} name={name} />
      ))}
    </Inline>
  );
}

const icons = {
  Archive,
  Bell,
  Car,
  CircleCheck,
  Mail,
  Search,
  Send,
  Smartphone,
  Timer,
  UserMinus,
  UserPlus,
};

/** The icon set in use: lucide, two pixels, in the text's color. */
export function Icons() {
  return (
    <Grid gridTemplateColumns="repeat(auto-fill, minmax(110px, 1fr))">
      {Object.entries(icons).map(([name, icon]) => (
        <Stack key={name} gap="1" alignItems="center">
          <Icon icon={icon} size={24} />
          <Text textStyle="caption">{name}</Text>
        </Stack>
      ))}
    </Grid>
  );
}

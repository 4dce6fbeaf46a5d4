import { Box, Grid, Stack, Text } from '../layout/layout.ts';
import type { ColorToken } from '../theme/token.types.ts';

/** One token as a patch with its name. */
export function Swatch({ token, use }: { token: ColorToken; use?: string }) {
  return (
    <Stack gap="1">
      <Box
        minHeight="48px"
        borderRadius="md"
        borderWidth="1px"
        borderStyle="solid"
        borderColor="line.default"
        backgroundColor={token}
      />
      <Text textStyle="code">{token}</Text>
      {use && (
        <Text textStyle="caption" color="fg.muted">
          {use}
        </Text>
      )}
    </Stack>
  );
}

const surfaces: [ColorToken, string][] = [
  ['bg.page', 'Behind everything'],
  ['bg.surface', 'Cards, rows, panels'],
  ['bg.raised', 'Menus, toasts'],
  ['bg.subtle', 'Read-only fields'],
  ['bg.hover', 'Under a pointer'],
  ['bg.muted', 'Counts, skeletons, pressed'],
  ['line.default', 'Between things'],
  ['line.strong', 'Around controls, 3:1'],
  ['fg.default', 'Text'],
  ['fg.muted', 'Second text'],
  ['fg.subtle', 'Third text, 4.5:1 still'],
];

/** The gray scale by purpose. */
export function Neutrals() {
  return (
    <Grid gridTemplateColumns="repeat(auto-fill, minmax(150px, 1fr))">
      {surfaces.map(([token, use]) => (
        <Swatch key={token} token={token} use={use} />
      ))}
    </Grid>
  );
}

type Family =
  | 'accent'
  | 'success'
  | 'warning'
  | 'danger'
  | 'info'
  | 'violet'
  | 'teal'
  | 'highlight'
  | 'progress'
  | 'support'
  | 'artPrimary'
  | 'artSecondary';

/** The shades of one color in their intended uses. */
function Shades({ family }: { family: Family }) {
  return (
    <Grid gridTemplateColumns="120px repeat(4, minmax(0, 1fr))" gap="2" alignItems="center">
      <Text textStyle="label">{family}</Text>
      <Box
        padding="3"
        borderRadius="md"
        backgroundColor={`${family}.solid`}
        color={`${family}.contrast`}
      >
        Text on it
      </Box>
      <Box
        padding="3"
        borderRadius="md"
        backgroundColor={`${family}.subtle`}
        color={`${family}.fg`}
      >
        On its tint
      </Box>
      <Box padding="3" color={`${family}.fg`}>
        As text
      </Box>
      <Box
        padding="3"
        borderRadius="md"
        borderWidth="2px"
        borderStyle="solid"
        borderColor={`${family}.edge`}
      >
        As an edge
      </Box>
    </Grid>
  );
}

/** Semantic colors, which partners cannot change. */
export function StatusColours() {
  return (
    <Stack gap="2">
      {(['success', 'warning', 'danger', 'info', 'violet', 'teal'] as const).map((family) => (
        <Shades key={family} family={family} />
      ))}
    </Stack>
  );
}

/** The six colors that a partner sets, by role. */
export function PartnerColours() {
  return (
    <Stack gap="2">
      {(['accent', 'highlight', 'progress', 'support', 'artPrimary', 'artSecondary'] as const).map(
        (family) => (
          <Shades key={family} family={family} />
        ),
      )}
    </Stack>
  );
}

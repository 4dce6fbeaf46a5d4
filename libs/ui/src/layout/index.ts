export { Box, Grid, Heading, Inline, Stack, Text } from './layout.ts';
export type { LayoutProps } from './layout.ts';

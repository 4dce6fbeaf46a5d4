export {
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
export type { LayoutProps } from './layout.ts';
export type { Responsive } from './styleProps.ts';

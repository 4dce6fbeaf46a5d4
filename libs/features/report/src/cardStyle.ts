import { cardStyle as card } from '@forecourt/ui/card';
import type { StyleObject } from '@forecourt/ui/styling';

/** Style of a section's card; jumping to it leaves room for the bar at the top. */
export const cardStyle = {
  ...card,
  scrollMarginTop: '64px',
} as const satisfies StyleObject;

import { cardStyle as card } from '@forecourt/ui/card';
import type { StyleObject } from '@forecourt/ui/styling';

/** A section of the page, wherever it is drawn: under the bar on top when one jumps to it. */
export const cardStyle = {
  ...card,
  scrollMarginTop: '16px',
  mdDown: { scrollMarginTop: '64px' },
} as const satisfies StyleObject;

import type { StyleObject } from '@forecourt/ui/styling';

/** A section of the page, wherever it is drawn: under the bar on top when one jumps to it. */
export const cardStyle = {
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
  scrollMarginTop: '16px',
  padding: '5',
  backgroundColor: 'bg.surface',
  borderWidth: '1px',
  borderStyle: 'solid',
  borderColor: 'line.default',
  borderRadius: 'lg',
  mdDown: { scrollMarginTop: '64px' },
  smDown: { padding: '4' },
} as const satisfies StyleObject;

import type { StyleObject } from '../styling/style.types.ts';

/** What stands in a box of its own on a page, for recipes to begin with. */
export const cardStyle = {
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
  padding: '5',
  backgroundColor: 'bg.surface',
  borderWidth: '1px',
  borderStyle: 'solid',
  borderColor: 'line.default',
  borderRadius: 'lg',
  smDown: { padding: '4' },
} as const satisfies StyleObject;

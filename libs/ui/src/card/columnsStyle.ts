import type { StyleObject } from '../styling/style.types.ts';

/** Shared base styles for cards beside one another, as many as fit at 440 px each. */
export const columnsStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 440px), 1fr))',
  alignItems: 'start',
  gap: '5',
  smDown: { gap: '4' },
} as const satisfies StyleObject;

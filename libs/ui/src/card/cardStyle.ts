import type { StyleObject } from '../styling/style.types.ts';

/** Shared base styles for recipes of boxed content. */
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

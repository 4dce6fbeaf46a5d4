import type { CSSProperties } from 'react';

/**
 * The partner's colors for the 360 viewer inside, whose variables know no tokens. A pin has the color
 * that its damage has on the outline and in the list.
 */
export const scanColors = {
  display: 'contents',
  '--viewer-360-surface': 'var(--fc-colors-bg-surface)',
  '--viewer-360-text': 'var(--fc-colors-fg-default)',
  '--viewer-360-line': 'var(--fc-colors-line-default)',
  '--viewer-360-accent': 'var(--fc-colors-accent-solid)',
  '--viewer-360-accent-text': 'var(--fc-colors-accent-contrast)',
  '--viewer-360-edge': 'var(--fc-colors-accent-edge)',
  '--viewer-360-pin': 'var(--fc-colors-danger-solid)',
  '--viewer-360-pin-text': 'var(--fc-colors-danger-contrast)',
} as CSSProperties;

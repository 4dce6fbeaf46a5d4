import { gray } from './neutrals.ts';

const values = <K extends string>(entries: Record<K, string>): Record<K, { value: string }> =>
  Object.fromEntries(Object.entries(entries).map(([key, value]) => [key, { value }])) as Record<
    K,
    { value: string }
  >;

/** Steps of 4 and 8 px; half steps inside controls. Relative to the root size. */
export const spacing = values({
  '0.5': '0.125rem',
  '1': '0.25rem',
  '1.5': '0.375rem',
  '2': '0.5rem',
  '3': '0.75rem',
  '4': '1rem',
  '5': '1.25rem',
  '6': '1.5rem',
  '8': '2rem',
  '10': '2.5rem',
  '12': '3rem',
  '16': '4rem',
});

export const radii = values({
  xs: '3px',
  sm: '4px',
  md: '6px',
  lg: '10px',
  xl: '14px',
  full: '999px',
});

export const fontSizes = values({
  xs: '0.75rem',
  sm: '0.8125rem',
  md: '0.875rem',
  lg: '1rem',
  xl: '1.25rem',
  '2xl': '1.625rem',
});

export const fonts = values({
  body: "'Inter Variable', 'Inter Fallback', ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
  mono: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
});

export const durations = values({ fast: '100ms', normal: '160ms', slow: '190ms' });

export const easings = values({
  out: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
  inOut: 'cubic-bezier(0.4, 0, 0.2, 1)',
});

export const zIndex = {
  base: { value: 0 },
  sticky: { value: 10 },
  bar: { value: 20 },
  panel: { value: 30 },
  toast: { value: 50 },
};

export const colors = { gray: values(gray) };

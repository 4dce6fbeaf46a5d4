import type { ReactNode, SVGAttributes } from 'react';

/** The partner's two colors with their tints, and the line color; all tokens. */
export const paint = {
  primary: 'var(--fc-colors-art-primary-solid)',
  primaryTint: 'var(--fc-colors-art-primary-subtle)',
  secondary: 'var(--fc-colors-art-secondary-solid)',
  secondaryTint: 'var(--fc-colors-art-secondary-subtle)',
  onPrimary: 'var(--fc-colors-art-primary-contrast)',
  onSecondary: 'var(--fc-colors-art-secondary-contrast)',
  line: 'var(--fc-colors-fg-muted)',
  paper: 'var(--fc-colors-bg-raised)',
};

export interface IllustrationProps {
  /** Describes the picture; without it, the picture is decorative. */
  title?: string;
}

/** The canvas of every illustration: 240 × 160, with a stroke width of 2.5. */
export function Scene({ title, children }: IllustrationProps & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 240 160"
      width="100%"
      fill="none"
      stroke={paint.line}
      strokeWidth={2.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      {children}
    </svg>
  );
}

/** A soft background shape, in the primary's tint. */
export function Backdrop({ shape = 0 }: { shape?: 0 | 1 | 2 }) {
  const shapes = [
    'M40 92c-10-34 20-62 58-66 40-4 84 6 98 38 12 30-8 62-52 68-44 6-92 0-104-40z',
    'M34 84c2-36 42-58 82-56 44 2 90 18 90 56 0 34-44 50-88 48-46-2-86-14-84-48z',
    'M48 66c16-32 54-42 88-36 38 6 70 28 66 60-4 30-42 44-82 44S30 104 48 66z',
  ];
  return <path d={shapes[shape]} fill={paint.primaryTint} stroke="none" />;
}

export function Ground({
  from = 24,
  to = 216,
  y = 130,
}: {
  from?: number;
  to?: number;
  y?: number;
}) {
  return (
    <>
      <path d={`M${from} ${y}H${to - 26}`} />
      <path d={`M${to - 14} ${y}H${to}`} />
    </>
  );
}

interface PlacedProps extends Pick<SVGAttributes<SVGGElement>, 'transform'> {
  fill?: string;
}

/** The car of all illustrations, from the side: 120 × 45, standing on y = 45. */
export function Car({ transform, fill = paint.primary }: PlacedProps) {
  return (
    <g transform={transform}>
      <path
        d="M6 33v-7c0-4 2.400-6.400 6.400-7.100l15-2.700 11-10.100C41 3.700 44 2.600 47.400 2.600h23.800c3.500 0 6.600 1.200 9.200 3.500l11.600 10.400 15.400 2.600c4.400.8 6.600 3.400 6.600 7.700V33c0 2-1 3-3 3H9c-2 0-3-1-3-3z"
        fill={fill}
      />
      <path
        d="M37.500 17l8-7.200c1-.9 2-1.300 3.400-1.300H58V17zM64 8.500h7c1.500 0 2.700.5 3.800 1.500l7.700 7H64z"
        fill={paint.paper}
      />
      <path d="M61 21.500h5M107 25h6.500M6.500 25H12" />
      <circle cx="30" cy="36" r="9" fill={paint.paper} />
      <circle cx="90" cy="36" r="9" fill={paint.paper} />
      <circle cx="30" cy="36" r="2.500" fill={paint.line} />
      <circle cx="90" cy="36" r="2.500" fill={paint.line} />
    </g>
  );
}

/** A round seal with a mark in it, in the secondary color. */
export function Seal({ x, y, mark }: { x: number; y: number; mark: 'check' | 'cross' | 'mark' }) {
  const marks = {
    check: 'M-7 .5l4.500 5L7-5',
    cross: 'M-5.500-5.500l11 11M5.500-5.500l-11 11',
    mark: 'M0-7V1.500M0 7v.1',
  };
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="17" fill={paint.secondary} />
      <path d={marks[mark]} stroke={paint.onSecondary} />
    </g>
  );
}

/** Three short strokes that suggest a sudden event. */
export function Sparks({ x, y }: { x: number; y: number }) {
  return <path transform={`translate(${x} ${y})`} d="M0-6v-8M6-3l6-6M-6-3l-6-6" />;
}

import type { ReactNode } from 'react';
import styles from './art.module.css';

/** Shapes as seen from the other side of the car, in a 200 × 150 field. */
export function Mirrored({ children }: { children: ReactNode }) {
  return <g transform="translate(200) scale(-1 1)">{children}</g>;
}

/** Shapes at the left of the car, and the same at its right. */
export function Pair({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <Mirrored>{children}</Mirrored>
    </>
  );
}

interface WheelProps {
  /** The center. */
  at: readonly [x: number, y: number];
  /** Half of width and height, of the tire and of its hub. */
  tire: readonly [rx: number, ry: number];
  hub: readonly [rx: number, ry: number];
}

/** A wheel, as wide as it is turned toward the viewer. */
export function Wheel({ at: [cx, cy], tire, hub }: WheelProps) {
  return (
    <>
      <ellipse className={styles.wheel} cx={cx} cy={cy} rx={tire[0]} ry={tire[1]} />
      <ellipse className={styles.hub} cx={cx} cy={cy} rx={hub[0]} ry={hub[1]} />
    </>
  );
}

import styles from './art.module.css';

/** Degrees round the car, clockwise from the front as seen from above. */
export type Angle = 0 | 45 | 90 | 135 | 180 | 225 | 270 | 315;

/** The car from above with the place to stand and where to look, in a 200 × 150 field. */
export function CarTop({ angle }: { angle: Angle }) {
  return (
    <g>
      <g transform={`rotate(${angle} 100 75)`}>
        <path className={styles.beam} d="M100 9 72 46h56Z" />
      </g>
      <g transform="translate(100 75) scale(.62)">
        <path
          className={styles.body}
          d="M-30-66c6-10 54-10 60 0 5 12 6 34 5 62 1 30 0 52-4 64-8 10-54 10-62 0-4-12-5-34-4-64-1-28 0-50 5-62Z"
        />
        <path
          className={styles.glass}
          d="M-28-30c16-9 40-9 56 0l-6 18c-14-4-30-4-44 0ZM-26 44c15 7 37 7 52 0l-5-13c-13 4-29 4-42 0Z"
        />
        <path className={styles.detail} d="M-34-26c-7-1-9 2-9 6M34-26c7-1 9 2 9 6" />
      </g>
      <g transform={`rotate(${angle} 100 75)`}>
        <circle className={styles.primary} cx="100" cy="12" r="8" />
      </g>
    </g>
  );
}

import styles from './art.module.css';
import { Mirrored, Wheel } from './CarParts.tsx';

/** The car from one of its corners, in a 200 × 150 field. */
export function CarCorner({ end, side }: { end: 'front' | 'rear'; side: 'left' | 'right' }) {
  const left = end === 'front' ? <FrontLeft /> : <RearLeft />;
  return side === 'right' ? <Mirrored>{left}</Mirrored> : left;
}

function FrontLeft() {
  return (
    <>
      <path
        className={styles.body}
        d="M20 104c-5-6-6-12-6-18 0-5 0-8 1-11 1-5 4-7 7.5-9 10-6 21-8.5 33.5-10L89 32.5c13-2.5 52-3.5 64-2 10 1 18 2.5 24 5 3 3.5 4.5 7.5 5.5 11.5 2.5 4 3.5 6 3.5 10 .4 7 0 13-1 18-1 6-6 11-17 14L119 104.5 90 118c-3 1.5-20 1-36-.5C40 115.5 26 112 20 104Z"
      />
      <path
        className={styles.glass}
        d="M60 56.5c9-9 19-17 30-23 14-1.5 28-.5 39 1.5-5 10-11 20-18 30-17-4.5-35-7-51-8.5Z"
      />
      <path
        className={styles.glass}
        d="M123 61c4-9 9-17 15-23.5 12-2.5 24-2.5 33-1 4 3 7 7 9 10.5-9 4-19 7-29 8.5Z"
      />
      <path
        className={styles.detail}
        d="M22 72.5c16 6.5 32 10.5 50 9 14-3.5 26-10.5 37-15.5M17 95c12 8 26 13 42 18.5M124 62c-1 13-1.5 26-.5 38.5M151.5 56c1.5 12 3.5 24 2 35M143 68l6-1.5M171 59l5-1.5"
      />
      <path className={styles.secondary} d="M51 85l35-5c0 3-1 5-3 6-5 3.5-17 5-31 4.5Z" />
      <path className={styles.secondary} d="M15.5 78c1-4 3-6.5 5.5-7.5l1 5.5-5 4Z" />
      <path className={styles.glass} d="M20 87l20 6.5-.5 6L20.5 93Z" />
      <path
        className={styles.body}
        d="M128 57c2-3 10-3 12 0 0 4-4 7-10 6ZM57 50c0-4 7-4.5 8-1l-1 4.5-6 .5Z"
      />
      <Wheel at={[175.5, 80]} tire={[7, 12.5]} hub={[3.5, 7]} />
      <Wheel at={[104.5, 104]} tire={[14, 19]} hub={[7.5, 11]} />
    </>
  );
}

function RearLeft() {
  return (
    <>
      <path
        className={styles.body}
        d="M14 62c0-2 1-2.5 2-2.5 4-1.5 9-2 12-2.5l6.5-3c5.5-7 11.5-13.5 17-18 5.5-2.5 10.5-3.400 15.5-4 11-1.700 21-2.200 31.5-2.200 7.5 0 13.5.2 20 .7l56 5-1 2.5c4.5 8 8.5 17 11.200 25 .8 9-.2 17-1.100 23.5-.6 4.5-1.600 6-3.600 8L136.5 113.5l-3.5 3.200c-7 .8-16 .3-23-1.100L78 102.600 32.5 86C22 82 16 78 15 73Z"
      />
      <path
        className={styles.glass}
        d="M127.5 41.5 167 37.5c4 5.5 8 11.5 10.5 17.5-13.5 5-27.5 7.5-40 8-3.5-1-5-2-5.5-2.5Z"
      />
      <path
        className={styles.glass}
        d="M35 54c5-6 10-11.5 15.5-16.5l12-2c15.5 0 31.5 2 45 5L115 55c-1 4-3 6.5-5.5 7-23.5-1-51.5-4-74.5-8Z"
      />
      <path
        className={styles.detail}
        d="M61 36c-3 7-5 14-5 21l-2.5 36M93.5 38.5c-1.5 7-3 15-4 22.5-3 14-8 28-13 39M141 82v15l42-14M66 66l5 .7M98 72l5 .7"
      />
      <path
        className={styles.primary}
        d="M115 72.5l30.5.5-.5 6-16 2.5-12-2.5ZM179 64.5l5-2.5.5 6-3.5 2Z"
      />
      <path className={styles.glass} d="M155 83l19-5v6.700l-18.5 5Z" />
      <path className={styles.body} d="M25 53c0-3.5 8-4 9-1l-.5 4-7 1Z" />
      <Wheel at={[24, 79]} tire={[6.5, 12]} hub={[3.2, 6.7]} />
      <Wheel at={[94, 104]} tire={[13.5, 18.5]} hub={[7.5, 11]} />
    </>
  );
}

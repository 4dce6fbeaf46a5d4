import styles from './art.module.css';
import { Pair } from './CarParts.tsx';

/** The car from the front, in a 200 × 150 field. */
export function CarFront() {
  return (
    <g>
      <Body />
      <path
        className={styles.glass}
        d="M68 67 76.5 43.5C78 40 80 38.5 84 38c10.5-1.2 21.5-1.2 32 0 4 .5 6 2 7.5 5.5L132 67c-21-3-43-3-64 0Z"
      />
      <path className={styles.detail} d="m82 65.5 16-6M104 64.5l16-6M68 75c20-3 44-3 64 0" />
      <Pair>
        <path className={styles.secondary} d="M48 81c9-2.5 18 .5 24 7.5-8 3.5-17 3.5-24 1Z" />
        <path className={styles.detail} d="M55 102h12" />
      </Pair>
      <path className={styles.glass} d="M79 83h42l-4 10.5H83Z" />
      <path className={styles.detail} d="M81.5 88.3h37" />
      <rect className={styles.plate} x="86" y="98" width="28" height="8" rx="1.5" />
    </g>
  );
}

/** The car from the rear, in a 200 × 150 field. */
export function CarRear() {
  return (
    <g>
      <Body />
      <path
        className={styles.glass}
        d="M73 62 80 45.5C81.5 42.5 83 41 86.5 40.700c9-.8 18-.8 27 0 3.5.3 5 1.800 6.5 4.800L127 62c-18-2-36-2-54 0Z"
      />
      <path className={styles.detail} d="M100 61V50l7-4" />
      <Pair>
        <path className={styles.primary} d="M47.5 78c7-2 14-2 20.5 0l-3 14c-6 1-12 1-17.7 0Z" />
        <path className={styles.detail} d="M47.5 85h19M71 66l-3 12M57 105.5h10" />
      </Pair>
      <path className={styles.detail} d="M65 92c1 5.5 3 7.5 8 7.5h54c5 0 7-2 8-7.5M93 74h14" />
      <rect className={styles.plate} x="83" y="81" width="34" height="10" rx="1.5" />
    </g>
  );
}

/** What both ends share: tires, roof, mirrors and the body up to the waist. */
function Body() {
  return (
    <>
      <Pair>
        <path className={styles.wheel} d="M51 112h16v4q0 4-4 4h-8q-4 0-4-4Z" />
      </Pair>
      <path
        className={styles.body}
        d="M61 70 70.5 41c1.800-5.5 5-8.5 11-9.3 12-1.5 25-1.5 37 0 6 .8 9.200 3.800 11 9.3L139 70"
      />
      <Pair>
        <path className={styles.body} d="M62 67c-2-5-8-7-14-5.5-2.5 3-2 7 1 9h10Z" />
      </Pair>
      <path
        className={styles.body}
        d="M46 104V87c0-9 5-15 14-17.5 26-3.3 54-3.3 80 0 9 2.5 14 8.5 14 17.5v17c0 5-3 8-8 8H54c-5 0-8-3-8-8Z"
      />
    </>
  );
}

import styles from './art.module.css';
import { Wheel } from './CarParts.tsx';

/** The car from its left side, nose to the left, in a 320 × 140 field. Mirror it for the right. */
export function CarSide({ painted = false }: { painted?: boolean }) {
  return (
    <g>
      <path
        className={painted ? styles.primary : styles.body}
        d="M16 97c-4-9-2-20 5-25 17-9 40-14 66-17 17-17 36-28 61-30 30-3 58-2 80 4 22 7 40 19 53 30 15 4 23 13 23 27 0 8-2 12-6 13l-27 1a26 26 0 0 0-52 0H113a26 26 0 0 0-52 0l-36-1c-5 0-8-1-9-2Z"
      />
      <path className={styles.glass} d="M99 55c14-13 29-21 50-23l22-1 2 24Z" />
      <path className={styles.glass} d="M181 31c24 0 43 4 57 13l17 12-73-1Z" />
      <path
        className={styles.detail}
        d="M177 56c2 14 2 26 0 38M96 57c-3 14-1 26 6 33M120 68h12M190 68h12"
      />
      <path className={styles.secondary} d="M20 73c9-5 18-7 27-7-2 6-9 10-29 12Z" />
      <path className={styles.secondary} d="M287 60c9 2 14 6 16 12l-14 1c-2-4-3-8-2-13Z" />
      <path className={styles.detail} d="M102 58c-6 1-10-1-10-5 3-3 8-3 11 0" />
      <Wheel at={[87, 101]} tire={[21, 21]} hub={[10, 10]} />
      <Wheel at={[247, 101]} tire={[21, 21]} hub={[10, 10]} />
    </g>
  );
}

import styles from './art.module.css';
import { CarSide } from './CarSide.tsx';

/** The first thing a customer sees: the car on its ground, in the partner's colors. */
export function Hero() {
  return (
    <svg className={styles.art} viewBox="0 0 360 190" aria-hidden="true">
      <circle className={styles.beam} cx="262" cy="66" r="56" />
      <ellipse className={styles.ground} cx="180" cy="160" rx="168" ry="14" />
      <g transform="translate(20 38)">
        <CarSide painted />
      </g>
    </svg>
  );
}

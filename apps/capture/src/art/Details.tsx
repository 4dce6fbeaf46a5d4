import styles from './art.module.css';

/** The windshield from outside, with the wipers. */
export function Windshield() {
  return (
    <g>
      <path
        className={styles.body}
        d="M14 112C22 74 40 40 52 32c30-7 66-7 96 0 12 8 30 42 38 80Z"
      />
      <path
        className={styles.focus}
        d="M34 98c8-26 18-44 26-52 26-5 54-5 80 0 8 8 18 26 26 52-44-7-88-7-132 0Z"
      />
      <path className={styles.detail} d="m96 98-36-22M140 98l-36-20M14 112h172" />
    </g>
  );
}

/** A license plate between two lamps. */
export function LicencePlate() {
  return (
    <g>
      <path
        className={styles.body}
        d="M8 54c4-15 14-23 28-25 42-5 86-5 128 0 14 2 24 10 28 25v48c0 12-6 18-18 18H26c-12 0-18-6-18-18Z"
      />
      <path
        className={styles.secondary}
        d="M14 58c13-6 26-6 38 1-5 9-22 13-38 11ZM186 58c-13-6-26-6-38 1 5 9 22 13 38 11Z"
      />
      <rect className={styles.focus} x="50" y="72" width="100" height="32" rx="5" />
      <path className={styles.detail} d="M64 82v12m11-12v12m11-12v12m24-12v12m11-12v12m11-12v12" />
    </g>
  );
}

/** Where the VIN is: below the windshield, on the driver's side. */
export function VinPlate() {
  return (
    <g>
      <path
        className={styles.body}
        d="M12 118C20 78 38 44 50 36c32-7 68-7 100 0 12 8 30 42 38 82Z"
      />
      <path className={styles.glass} d="M32 96c8-24 18-40 26-48 28-5 56-5 84 0 8 8 18 24 26 48Z" />
      <rect className={styles.focus} x="42" y="80" width="64" height="18" rx="4" />
      <path className={styles.detail} d="M52 89h6m6 0h6m6 0h6m6 0h6" />
    </g>
  );
}

/** A dent in a door, with the camera coming close. */
export function DamageClose() {
  return (
    <g>
      <path
        className={styles.body}
        d="M30 62 58 24q4-6 12-6h84q8 0 9 8l7 36v62q0 8-8 8H40q-10 0-10-10Z"
      />
      <path className={styles.glass} d="M48 58 68 31q3-4 8-4h66q5 0 6 5l5 26Z" />
      <path className={styles.detail} d="M30 66h140M134 80h20" />
      <circle className={styles.focus} cx="84" cy="98" r="23" />
      <path className={styles.detail} d="m75 88 9 8-5 7 10 8" />
    </g>
  );
}

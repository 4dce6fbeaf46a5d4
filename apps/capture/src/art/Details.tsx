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

/** A licence plate between two lamps. */
export function LicencePlate() {
  return (
    <g>
      <path className={styles.body} d="M10 40h180v74c0 6-4 10-10 10H20c-6 0-10-4-10-10Z" />
      <path className={styles.secondary} d="M22 50h28v16H22ZM150 50h28v16h-28Z" />
      <rect className={styles.focus} x="48" y="78" width="104" height="30" rx="5" />
      <path className={styles.detail} d="M62 87v12m10-12v12m10-12v12m22-12v12m10-12v12m10-12v12" />
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

/** A dent with the camera coming close. */
export function DamageClose() {
  return (
    <g>
      <path className={styles.body} d="M20 24h160v104H20Z" />
      <path className={styles.detail} d="M20 62h160M100 62v66M120 76h18" />
      <circle className={styles.focus} cx="66" cy="92" r="22" />
      <path className={styles.detail} d="m58 82 8 8-5 6 9 8" />
    </g>
  );
}

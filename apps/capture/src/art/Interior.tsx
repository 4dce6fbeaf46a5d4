import styles from './art.module.css';

/** The dashboard behind the wheel, in a 200 × 150 field. */
export function Dashboard() {
  return (
    <g>
      <path className={styles.body} d="M12 66c18-22 52-30 88-30s70 8 88 30v50H12Z" />
      <path className={styles.glass} d="M36 66c6-14 24-18 44-18s36 4 40 18Z" />
      <rect className={styles.focus} x="124" y="58" width="44" height="30" rx="4" />
      <circle className={styles.body} cx="78" cy="96" r="38" />
      <circle className={styles.glass} cx="78" cy="96" r="27" />
      <path className={styles.detail} d="M51 92h18m18 0h18M78 106v17" />
      <circle className={styles.secondary} cx="78" cy="96" r="10" />
    </g>
  );
}

/** The instruments with the odometer marked. */
export function Odometer() {
  return (
    <g>
      <path
        className={styles.body}
        d="M12 120c-5-46 16-82 52-84 14 0 22 6 36 6s22-6 36-6c36 2 57 38 52 84Z"
      />
      <circle className={styles.glass} cx="57" cy="82" r="29" />
      <circle className={styles.glass} cx="143" cy="82" r="29" />
      <path
        className={styles.detail}
        d="m57 82-15-13M143 82l15-13M57 58v5M36 71l4 2M78 71l-4 2M143 58v5M122 71l4 2M164 71l-4 2"
      />
      <rect className={styles.focus} x="69" y="92" width="62" height="21" rx="5" />
      <path className={styles.detail} d="M79 103h6m6 0h6m6 0h6m6 0h6" />
    </g>
  );
}

/** The seats seen through an open door. */
export function Seats({ row }: { row: 'front' | 'back' }) {
  const seat = (x: number) => (
    <g transform={`translate(${x} 0)`}>
      <rect className={styles.secondary} x="14" y="24" width="30" height="20" rx="8" />
      <path className={styles.body} d="M8 52c0-8 4-12 12-12h18c8 0 12 4 12 12l4 42H4Z" />
      <path
        className={styles.primary}
        d="M2 96c0-5 4-8 9-8h36c5 0 9 3 9 8v18c0 4-3 6-6 6H8c-3 0-6-2-6-6Z"
      />
    </g>
  );
  return row === 'front' ? (
    <g>
      {seat(28)}
      {seat(114)}
      <path className={styles.glass} d="M90 84h20v34H90Z" />
    </g>
  ) : (
    <g>
      {seat(12)}
      {seat(71)}
      {seat(130)}
    </g>
  );
}

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

/** The front seats with the console between them, or the back bench, from the front. */
export function Seats({ row }: { row: 'front' | 'back' }) {
  return row === 'front' ? <FrontSeats /> : <BackBench />;
}

function FrontSeats() {
  return (
    <g>
      <path className={styles.detail} d="M100 104V84" />
      <circle className={styles.secondary} cx="100" cy="80" r="6" />
      <path className={styles.body} d="M89 102q0-4 4-4h14q4 0 4 4v30H89Z" />
      {[50, 150].map((x) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <path className={styles.detail} d="M-6 34v10M6 34v10" />
          <rect className={styles.secondary} x="-16" y="16" width="32" height="20" rx="8" />
          <path
            className={styles.body}
            d="M-25 54c0-8 4-12 12-12h26c8 0 12 4 12 12l5 40c1 6-2 9-7 9h-46c-5 0-8-3-7-9Z"
          />
          <path className={styles.detail} d="M-14 52-18 94M14 52l4 42M-15 68h30" />
          <path
            className={styles.primary}
            d="M-32 104c0-6 4-10 11-10h42c7 0 11 4 11 10l3 18c1 7-2 11-8 11h-54c-6 0-9-4-8-11Z"
          />
          <path className={styles.detail} d="m-19 103-3 21M19 103l3 21" />
        </g>
      ))}
    </g>
  );
}

function BackBench() {
  return (
    <g>
      {[46, 100, 154].map((x) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <path className={styles.detail} d="M-6 36v10M6 36v10" />
          <rect className={styles.secondary} x="-15" y="20" width="30" height="18" rx="7" />
        </g>
      ))}
      <path
        className={styles.body}
        d="M18 58c0-9 5-14 14-14h136c9 0 14 5 14 14l5 38c1 6-2 9-7 9H20c-5 0-8-3-7-9Z"
      />
      <path className={styles.detail} d="m73 45-3 50M127 45l3 50" />
      <path
        className={styles.primary}
        d="M10 106c0-7 4-11 11-11h158c7 0 11 4 11 11l3 16c1 7-2 11-8 11H15c-6 0-9-4-8-11Z"
      />
      <path className={styles.detail} d="m68 97-2 34M132 97l2 34M78 106h12M110 106h12" />
    </g>
  );
}

import styles from './art.module.css';

/** The car from the front, in a 200 × 150 field. */
export function CarFront() {
  return (
    <g>
      <path className={styles.wheel} d="M26 104h26v30H30q-4 0-4-4ZM174 104h-26v30h22q4 0 4-4Z" />
      <path
        className={styles.body}
        d="M20 112V82c0-10 6-17 17-20l13-32c2-6 6-9 12-10 25-4 51-4 76 0 6 1 10 4 12 10l13 32c11 3 17 10 17 20v30c0 6-3 9-9 9H29c-6 0-9-3-9-9Z"
      />
      <path className={styles.glass} d="M51 58 62 31c25-4 51-4 76 0l11 27c-32-4-66-4-98 0Z" />
      <path
        className={styles.body}
        d="M36 58c-6-4-13-5-19-3-3 4-2 8 2 11h11ZM164 58c6-4 13-5 19-3 3 4 2 8-2 11h-11Z"
      />
      <path
        className={styles.secondary}
        d="M28 78c10-2 20 1 28 8-9 4-19 4-28 1ZM172 78c-10-2-20 1-28 8 9 4 19 4 28 1Z"
      />
      <path className={styles.detail} d="M66 84h68l-6 12H72ZM78 90h44" />
      <rect className={styles.glass} x="76" y="104" width="48" height="12" rx="2" />
    </g>
  );
}

/** The car from the rear, in a 200 × 150 field. */
export function CarRear() {
  return (
    <g>
      <path className={styles.wheel} d="M26 104h26v30H30q-4 0-4-4ZM174 104h-26v30h22q4 0 4-4Z" />
      <path
        className={styles.body}
        d="M20 112V80c0-9 5-15 14-18l15-32c3-6 7-9 13-10 25-3 51-3 76 0 6 1 10 4 13 10l15 32c9 3 14 9 14 18v32c0 6-3 9-9 9H29c-6 0-9-3-9-9Z"
      />
      <path className={styles.glass} d="M52 56 62 33c25-3 51-3 76 0l10 23c-32-3-64-3-96 0Z" />
      <path
        className={styles.primary}
        d="M26 76c12-3 24-2 34 3v10c-12 2-23 2-34-1ZM174 76c-12-3-24-2-34 3v10c12 2 23 2 34-1Z"
      />
      <path className={styles.detail} d="M60 79h80M60 89h80M36 108h128" />
      <rect className={styles.glass} x="76" y="93" width="48" height="11" rx="2" />
    </g>
  );
}

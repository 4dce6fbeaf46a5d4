import { useIntl } from 'react-intl';
import art from '../../art/art.module.css';
import { scanMessages } from './messages.ts';
import styles from './ScanCapture.module.css';

const R = 82;
const ROUND = 2 * Math.PI * R;

interface ScanGuideProps {
  /** Progress of the frame extraction, while it runs. */
  fraction?: number;
  /** Completed fraction of the circle, starting at the front. */
  walked?: number;
}

/**
 * The path around the car. It fills as frames are extracted, so the wait looks like the walk
 * itself.
 */
export function ScanGuide({ fraction, walked = fraction ?? 0.72 }: ScanGuideProps) {
  const intl = useIntl();
  const working = fraction !== undefined;
  return (
    <div className={styles.guide} role={working ? 'status' : undefined}>
      <svg viewBox="0 0 240 200" className={art.art} aria-hidden="true">
        <circle className={styles.way} cx="120" cy="100" r={R} />
        <circle
          className={styles.walked}
          cx="120"
          cy="100"
          r={R}
          strokeDasharray={ROUND}
          strokeDashoffset={ROUND * (1 - walked)}
          transform="rotate(-90 120 100)"
        />
        <g transform="translate(120 100) scale(.62)">
          <path
            className={art.primary}
            d="M-30-66c6-10 54-10 60 0 5 12 6 34 5 62 1 30 0 52-4 64-8 10-54 10-62 0-4-12-5-34-4-64-1-28 0-50 5-62Z"
          />
          <path
            className={art.glass}
            d="M-28-30c16-9 40-9 56 0l-6 18c-14-4-30-4-44 0ZM-26 44c15 7 37 7 52 0l-5-13c-13 4-29 4-42 0Z"
          />
        </g>
        <g transform={`rotate(${360 * walked} 120 100)`}>
          <circle className={art.secondary} cx="120" cy={100 - R} r="10" />
        </g>
      </svg>
      {working && <p>{intl.formatMessage(scanMessages.working, { percent: fraction })}</p>}
    </div>
  );
}

import type { ReactNode } from 'react';
import styles from './Icon.module.css';

/** Strokes on a 24-unit grid, drawn for this page. */
const paths = {
  back: <path d="M15 5 8 12l7 7" />,
  forward: <path d="m9 5 7 7-7 7" />,
  check: <path d="m5 12.5 4.5 4.5L19 7.5" />,
  close: <path d="m6 6 12 12M18 6 6 18" />,
  plus: <path d="M12 5v14M5 12h14" />,
  minus: <path d="M5 12h14" />,
  camera: (
    <>
      <path d="M4 8.5A1.5 1.5 0 0 1 5.5 7h2.2l1.2-2h6.2l1.2 2h2.2A1.5 1.5 0 0 1 20 8.5v9a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 17.5Z" />
      <circle cx="12" cy="12.8" r="3.4" />
    </>
  ),
  pictures: (
    <>
      <rect x="3.5" y="6.5" width="14" height="13" rx="2" />
      <path d="M7 3.8h11a2.5 2.5 0 0 1 2.5 2.5V16M3.8 16.5l3.6-3.6 3.1 3.1 2.2-2.2 4.6 4.6" />
    </>
  ),
  video: (
    <>
      <rect x="3" y="6.5" width="12.5" height="11" rx="2" />
      <path d="m15.5 10.8 5.5-3v8.4l-5.5-3" />
    </>
  ),
  /** A picture's corners: follow the outline. */
  frame: (
    <path d="M4 8.5V6a2 2 0 0 1 2-2h2.5M15.5 4H18a2 2 0 0 1 2 2v2.5M20 15.5V18a2 2 0 0 1-2 2h-2.5M8.5 20H6a2 2 0 0 1-2-2v-2.5M8 13.5l1.3-3h5.4l1.3 3v1.5H8Z" />
  ),
  globe: (
    <>
      <circle cx="12" cy="12" r="8" />
      <path d="M4 12h16M12 4c-5 4.5-5 11.5 0 16 5-4.5 5-11.5 0-16Z" />
    </>
  ),
  light: <path d="M13 3 6.5 13H11l-1 8 7-10.5h-4.5Z" />,
  again: <path d="M19 12a7 7 0 1 1-2.2-5.1M19 4v4h-4" />,
  bin: <path d="M5 7h14M10 7V4.5h4V7M7 7l.8 12.5h8.4L17 7M10.5 10.5v5.5M13.5 10.5v5.5" />,
  clock: (
    <>
      <circle cx="12" cy="12" r="8" />
      <path d="M12 7.5V12l3 2" />
    </>
  ),
  cloud: <path d="M7.5 18.5a4 4 0 0 1-.6-7.9 5.2 5.2 0 0 1 10.1-.8 4.4 4.4 0 0 1-.5 8.7Z" />,
  sent: (
    <>
      <path d="M7.5 18.5a4 4 0 0 1-.6-7.9 5.2 5.2 0 0 1 10.1-.8 4.4 4.4 0 0 1-.5 8.7Z" />
      <path d="m9.3 13.8 2 2 3.5-3.7" />
    </>
  ),
  sending: (
    <>
      <path d="M7.5 18.5a4 4 0 0 1-.6-7.9 5.2 5.2 0 0 1 10.1-.8 4.4 4.4 0 0 1-.5 8.7" />
      <path d="M12 20v-7m-2.5 2.3L12 12.8l2.5 2.5" />
    </>
  ),
  offline: (
    <path d="M4 4l16 16M8.3 8.4a5 5 0 0 0-1.4 2.2 4 4 0 0 0 .6 7.9h9m2.4-1a4.4 4.4 0 0 0-1.9-7.7 5.2 5.2 0 0 0-6-3.6" />
  ),
  mail: <path d="M4 6.5h16v11H4Zm0 .5 8 6.5L20 7" />,
  warning: <path d="M12 4.5 21 19.5H3ZM12 10v4.5M12 17v.2" />,
  pencil: <path d="m5 19 1-4L16 5l3 3L9 18Zm9-12 3 3" />,
  shield: <path d="M12 3.5 19 6v5.5c0 4.3-2.9 7.3-7 9-4.1-1.7-7-4.7-7-9V6Zm-3 8.2 2.2 2.2 4-4.2" />,
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof paths;

/** A picture beside words; it says nothing by itself to a screen reader. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      {paths[name]}
    </svg>
  );
}

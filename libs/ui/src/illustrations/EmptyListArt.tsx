import { Backdrop, paint, Scene } from './parts.tsx';
import type { IllustrationProps } from './parts.tsx';

/** Cards with nothing on them: a list without entries. */
export function EmptyListArt(props: IllustrationProps) {
  return (
    <Scene {...props}>
      <Backdrop shape={0} />
      <rect x="66" y="34" width="116" height="30" rx="7" fill={paint.paper} strokeDasharray="1 6" />
      <rect x="58" y="72" width="124" height="34" rx="8" fill={paint.paper} />
      <circle cx="77" cy="89" r="8" fill={paint.secondary} />
      <path d="M94 84h44M94 95h26" />
      <rect x="158" y="82" width="14" height="14" rx="4" fill={paint.primary} />
      <rect
        x="66"
        y="114"
        width="116"
        height="22"
        rx="7"
        fill={paint.paper}
        strokeDasharray="1 6"
      />
    </Scene>
  );
}

import { Backdrop, Ground, paint, Scene } from './parts.tsx';
import type { IllustrationProps } from './parts.tsx';

/** The hammer has fallen for someone else. */
export function AuctionLostArt(props: IllustrationProps) {
  return (
    <Scene {...props}>
      <Backdrop shape={0} />
      <g transform="rotate(32 116 78)">
        <path d="M92 44h40v44H92z" fill={paint.primary} />
        <path d="M86 38h52v12H86zM86 82h52v12H86z" fill={paint.paper} />
        <path d="M132 60h62v12h-62z" fill={paint.secondary} />
      </g>
      <path d="M52 130v-10c0-4 3-6 6-6h44c3 0 6 2 6 6v10z" fill={paint.paper} />
      <path d="M44 98l-8-5M54 88l-4-9" />
      <Ground />
    </Scene>
  );
}

import { Backdrop, Ground, paint, Scene, Sparks } from './parts.tsx';
import type { IllustrationProps } from './parts.tsx';

/** A cup for the best offer. */
export function AuctionWonArt(props: IllustrationProps) {
  return (
    <Scene {...props}>
      <Backdrop shape={1} />
      <path d="M92 46H72c0 24 10 32 24 32M148 46h20c0 24-10 32-24 32" />
      <path d="M90 34h60v26c0 20-12 34-30 34S90 80 90 60z" fill={paint.secondary} />
      <path d="M120 94v16M102 130v-10c0-6 4-10 10-10h16c6 0 10 4 10 10v10z" fill={paint.primary} />
      <path
        d="M120 46l4.500 9.500 10.500 1.300-7.700 7.200 2 10.400-9.300-5.100-9.300 5.100 2-10.400-7.700-7.200 10.500-1.300z"
        fill={paint.paper}
      />
      <Sparks x={60} y={44} />
      <Sparks x={182} y={40} />
      <Ground />
    </Scene>
  );
}

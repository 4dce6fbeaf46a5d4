import { Backdrop, paint, Scene, Seal } from './parts.tsx';
import type { IllustrationProps } from './parts.tsx';

/** An offer that was turned down. */
export function RejectedArt(props: IllustrationProps) {
  return (
    <Scene {...props}>
      <Backdrop shape={2} />
      <path d="M84 28h54l22 22v80H84z" fill={paint.paper} />
      <path d="M138 28v22h22" />
      <path d="M98 66h34M98 80h46M98 94h28" />
      <path d="M98 46h22v8H98z" fill={paint.primary} />
      <Seal x={162} y={118} mark="cross" />
      <path d="M58 130h20" />
    </Scene>
  );
}

import { Backdrop, Car, Ground, paint, Scene, Seal } from './parts.tsx';
import type { IllustrationProps } from './parts.tsx';

/** A key handed over. */
export function AcceptedArt(props: IllustrationProps) {
  return (
    <Scene {...props}>
      <Backdrop shape={0} />
      <Car transform="translate(30 78) scale(1.150)" />
      <g transform="translate(150 30)">
        <circle cx="16" cy="16" r="15" fill={paint.secondary} />
        <circle cx="16" cy="11" r="3.500" fill={paint.paper} />
        <path d="M11 30h10v26l-5 5-5-5zM21 42h6M21 50h4" fill={paint.paper} />
      </g>
      <Seal x={200} y={106} mark="check" />
      <Ground to={190} />
    </Scene>
  );
}

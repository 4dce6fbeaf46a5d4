import { Backdrop, Car, Ground, paint, Scene } from './parts.tsx';
import type { IllustrationProps } from './parts.tsx';

/** A car with a smoking hood: something broke on our side. */
export function ErrorArt(props: IllustrationProps) {
  return (
    <Scene {...props}>
      <Backdrop shape={1} />
      <Car transform="translate(28 78) scale(1.150)" />
      <path d="M150 74c-8-8 4-12 0-20s6-10 2-18M168 78c-6-6 4-10 0-16s4-8 2-14" />
      <g transform="translate(192 104)">
        <path d="M0-22L22 18c1 2 0 4-2 4h-40c-2 0-3-2-2-4z" fill={paint.secondary} />
        <path d="M0-8V6M0 13v.1" stroke={paint.onSecondary} />
      </g>
      <Ground from={20} to={180} />
    </Scene>
  );
}

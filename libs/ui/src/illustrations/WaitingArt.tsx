import { Backdrop, Car, Ground, paint, Scene } from './parts.tsx';
import type { IllustrationProps } from './parts.tsx';

/** A clock over a parked car: someone else's turn. */
export function WaitingArt(props: IllustrationProps) {
  return (
    <Scene {...props}>
      <Backdrop shape={1} />
      <Car transform="translate(34 85)" />
      <circle cx="172" cy="70" r="32" fill={paint.paper} />
      <path d="M172 70L172 38A32 32 0 0 1 204 70z" fill={paint.secondary} />
      <path d="M172 52v18l12 8M172 34v-8M164 26h16" />
      <Ground />
    </Scene>
  );
}

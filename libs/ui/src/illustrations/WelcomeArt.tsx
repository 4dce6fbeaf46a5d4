import { Backdrop, Car, Ground, paint, Scene } from './parts.tsx';
import type { IllustrationProps } from './parts.tsx';

/** A car on the forecourt in the morning: first steps and sign-in. */
export function WelcomeArt(props: IllustrationProps) {
  return (
    <Scene {...props}>
      <Backdrop shape={1} />
      <circle cx="176" cy="54" r="17" fill={paint.secondary} />
      <path d="M176 27v-6M203 54h6M195 35l4-4M157 35l-4-4M195 73l4 4" />
      <path d="M52 130V58M44 58h44v22H44z" fill={paint.paper} />
      <path d="M54 69h16M76 69h2" />
      <Car transform="translate(74 78) scale(1.15)" />
      <Ground />
    </Scene>
  );
}

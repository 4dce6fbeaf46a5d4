import { Backdrop, Ground, paint, Scene } from './parts.tsx';
import type { IllustrationProps } from './parts.tsx';

/** A road that ends at a sign with a question. */
export function NotFoundArt(props: IllustrationProps) {
  return (
    <Scene {...props}>
      <Backdrop shape={0} />
      <path d="M36 130l44-44h34l-14 44z" fill={paint.paper} />
      <path d="M66 122l10-12M86 100l6-6" strokeDasharray="7 7" />
      <path d="M152 130V88" />
      <path d="M152 28l32 32-32 32-32-32z" fill={paint.secondary} />
      <path
        d="M144.500 54c0-5 3.500-8 8-8s8 3 8 7c0 6-8 6.500-8 12M152.500 72v.1"
        stroke={paint.onSecondary}
      />
      <path d="M170 130c0-8 6-14 12-14s12 6 12 14z" fill={paint.primary} />
      <Ground />
    </Scene>
  );
}

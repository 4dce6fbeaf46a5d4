import { Backdrop, paint, Scene } from './parts.tsx';
import type { IllustrationProps } from './parts.tsx';

/** A cloud that cannot be reached. */
export function OfflineArt(props: IllustrationProps) {
  return (
    <Scene {...props}>
      <Backdrop shape={2} />
      <path
        d="M84 92c-16 0-26-9-26-22s10-22 24-22c4-14 16-22 32-22 18 0 32 12 34 30 14 0 24 8 24 18s-10 18-22 18z"
        fill={paint.paper}
      />
      <path d="M98 92l44 0" stroke={paint.paper} strokeWidth={6} />
      <path d="M104 84l14 14-10 12 14 20" />
      <path d="M150 112a22 22 0 0 1 32 0M140 102a36 36 0 0 1 52 0" strokeDasharray="1 6" />
      <circle cx="166" cy="124" r="5" fill={paint.secondary} />
      <path d="M78 66h22v10H78z" fill={paint.primary} />
    </Scene>
  );
}

import { Backdrop, paint, Scene, Sparks } from './parts.tsx';
import type { IllustrationProps } from './parts.tsx';

/** A paper plane on its way. */
export function SentArt(props: IllustrationProps) {
  return (
    <Scene {...props}>
      <Backdrop shape={2} />
      <path d="M38 122c26 8 46-2 50-18s-14-22-20-10 12 26 36 12" strokeDasharray="1 7" />
      <path d="M196 38L96 76l34 14z" fill={paint.primary} />
      <path d="M196 38l-66 52 8 34z" fill={paint.primary} />
      <path d="M130 90l8 34 14-22" fill={paint.secondary} />
      <path d="M196 38L152 102" />
      <Sparks x={206} y={34} />
    </Scene>
  );
}

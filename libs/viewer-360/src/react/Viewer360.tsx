import { useImperativeHandle, type CSSProperties, type Ref } from 'react';
import type { Viewer, ViewerOptions } from '../viewer.ts';
import { useViewer360 } from './useViewer360.ts';

/** Properties of the component: the viewer's options, and its layout in the page. */
export interface Viewer360Props extends ViewerOptions {
  className?: string | undefined;
  style?: CSSProperties | undefined;
  /**
   * Width over height of the picture's frame; 3 / 2 by default, `auto` fills the parent's height.
   */
  ratio?: number | 'auto' | undefined;
  /** The viewer itself, for what properties do not cover. */
  ref?: Ref<Viewer | undefined> | undefined;
}

/** A 360 viewer. On the server it renders an empty box with the right aspect ratio. */
export function Viewer360({ className, style, ratio, ref, ...options }: Viewer360Props) {
  const { ref: box, viewer } = useViewer360(options);
  useImperativeHandle(ref, () => viewer, [viewer]);
  const shape = ratio === undefined ? '3 / 2' : String(ratio);
  return (
    <div
      ref={box}
      className={className}
      style={{
        width: '100%',
        ...(ratio === 'auto' && { height: '100%' }),
        ...(!viewer && { aspectRatio: shape }),
        ...({ '--viewer-360-ratio': shape } as CSSProperties),
        ...style,
      }}
    />
  );
}

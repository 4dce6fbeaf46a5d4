import type { Upload } from '@forecourt/contract';
import { useSlotRecipe } from '@forecourt/ui/styling';
import type { CSSProperties, ReactNode } from 'react';
import { ratioOf, type ZoomView } from '../assets/zoom.ts';
import { platesRecipe } from './plates.recipe.ts';

interface PhotoLayerProps {
  upload: Upload;
  /** How the photo is enlarged and moved in its frame; without, it fills the frame. */
  view?: ZoomView;
  children: ReactNode;
}

/** A layer over a photo of the full view, as large as the photo itself without its margins. */
export function PhotoLayer({ upload, view, children }: PhotoLayerProps) {
  const styles = useSlotRecipe(platesRecipe);
  return (
    <div className={styles.frame}>
      <div className={styles.layer} style={view && fitted(view, ratioOf(upload))}>
        {children}
      </div>
    </div>
  );
}

function fitted({ scale, x, y }: ZoomView, ratio: number): CSSProperties {
  return {
    width: `min(100cqw, 100cqh * ${ratio})`,
    height: `min(100cqh, 100cqw / ${ratio})`,
    transform: `translate(${x}px, ${y}px) scale(${scale})`,
  };
}

import { framesOf, type Upload } from '@forecourt/contract';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { sidesRecipe } from './ScanSides.recipe.ts';

/** In print, a 360 scan is shown as four of its frames, a quarter turn apart. */
export function ScanSides({ upload }: { upload: Upload }) {
  const styles = useSlotRecipe(sidesRecipe);
  const { lrprocessedpath: path } = upload;
  if (!path || !upload.processedimagescount) return null;
  return (
    <div className={styles.root} aria-hidden>
      {[0, 1, 2, 3].map((quarter) => (
        <img
          key={quarter}
          src={`${path}${Math.floor((quarter * framesOf(upload)) / 4)}.jpg`}
          alt=""
          loading="lazy"
          className={styles.side}
        />
      ))}
    </div>
  );
}

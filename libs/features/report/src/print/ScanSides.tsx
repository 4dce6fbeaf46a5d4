import type { Upload } from '@forecourt/contract';
import { slotRecipe, useSlotStyles } from '@forecourt/ui/styling';

const sidesRecipe = slotRecipe({
  className: 'report-scan-sides',
  slots: ['root', 'side'],
  base: {
    root: {
      display: 'none',
      _print: {
        display: 'grid',
        gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
        gap: '2',
        breakInside: 'avoid',
      },
    },
    side: { width: '100%', aspectRatio: '3 / 2', objectFit: 'cover', borderRadius: 'md' },
  },
});

/** In print, a 360 scan is shown as four of its frames, a quarter turn apart. */
export function ScanSides({ upload }: { upload: Upload }) {
  const styles = useSlotStyles(sidesRecipe);
  const { lrprocessedpath: path, processedimagescount: count } = upload;
  if (!path || !count) return null;
  return (
    <div className={styles.root} aria-hidden>
      {[0, 1, 2, 3].map((quarter) => (
        <img
          key={quarter}
          src={`${path}${Math.floor((quarter * (count - 1)) / 4)}.jpg`}
          alt=""
          loading="lazy"
          className={styles.side}
        />
      ))}
    </div>
  );
}

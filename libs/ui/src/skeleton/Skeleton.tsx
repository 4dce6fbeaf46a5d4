import { useSlotRecipe } from '../styling/useRecipe.ts';
import { skeletonRecipe } from './Skeleton.recipe.ts';

export interface SkeletonProps {
  /** CSS length. @default '100%' */
  width?: string;
  /** CSS length. @default '0.75rem' */
  height?: string;
  /** A circle or pill. @default false */
  round?: boolean;
}

/** One gray bar as a placeholder for text or a picture. Hidden from screen readers. */
export function Skeleton({ width = '100%', height = '0.75rem', round }: SkeletonProps) {
  const styles = useSlotRecipe(skeletonRecipe);
  return (
    <div
      aria-hidden
      className={styles.bar}
      data-round={round || undefined}
      style={{ width, height }}
    />
  );
}

/** Placeholder of a {@link ListRow}: picture, two lines, a badge. */
export function RowSkeleton({ picture = true }: { picture?: boolean }) {
  const styles = useSlotRecipe(skeletonRecipe);
  return (
    <div aria-hidden className={styles.row}>
      {picture && <Skeleton width="36px" height="36px" round />}
      <div className={styles.lines}>
        <Skeleton width="38%" />
        <Skeleton width="22%" height="0.625rem" />
      </div>
      <Skeleton width="76px" height="20px" round />
    </div>
  );
}

/** Placeholder of a card: heading and lines. */
export function CardSkeleton({ lines = 3 }: { lines?: number }) {
  const styles = useSlotRecipe(skeletonRecipe);
  return (
    <div aria-hidden className={styles.card}>
      <Skeleton width="45%" height="1rem" />
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} width={`${92 - line * 14}%`} />
      ))}
    </div>
  );
}

/** Placeholder of an {@link ImageGrid}. */
export function ImageGridSkeleton({ count = 6 }: { count?: number }) {
  const styles = useSlotRecipe(skeletonRecipe);
  return (
    <div aria-hidden className={styles.grid}>
      {Array.from({ length: count }, (_, image) => (
        <Skeleton key={image} height="105px" />
      ))}
    </div>
  );
}

/** Placeholder of a form: labels, controls and a button. */
export function FormSkeleton({ fields = 3 }: { fields?: number }) {
  const styles = useSlotRecipe(skeletonRecipe);
  return (
    <div aria-hidden className={styles.stack}>
      {Array.from({ length: fields }, (_, field) => (
        <div key={field} className={styles.lines}>
          <Skeleton width="30%" />
          <Skeleton height="34px" />
        </div>
      ))}
      <Skeleton width="120px" height="34px" />
    </div>
  );
}

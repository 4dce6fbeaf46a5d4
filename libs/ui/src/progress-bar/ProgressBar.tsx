import { useSlotRecipe } from '../styling/useRecipe.ts';
import { progressRecipe } from './ProgressBar.recipe.ts';

export interface ProgressBarProps {
  /** 0 to 1; undefined if unknown. */
  value?: number;
  label: string;
  /** Hides the label above the bar; it is still the accessible name. @default false */
  bare?: boolean;
}

/** Progress of a task. */
export function ProgressBar({ value, label, bare }: ProgressBarProps) {
  const styles = useSlotRecipe(progressRecipe);
  const percent =
    value === undefined ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div className={styles.root}>
      {!bare && (
        <div className={styles.head} aria-hidden>
          <span>{label}</span>
          {percent !== undefined && <span>{percent} %</span>}
        </div>
      )}
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className={styles.track}
      >
        <div
          className={styles.bar}
          data-unknown={percent === undefined || undefined}
          style={percent === undefined ? undefined : { width: `${percent}%` }}
        />
      </div>
    </div>
  );
}

import { useId } from 'react';
import type { ReactNode } from 'react';
import { useSlotRecipe } from '../styling/useRecipe.ts';
import { switchRecipe } from './Switch.recipe.ts';

export interface SwitchProps {
  checked: boolean;
  onCheckedChange: (details: { checked: boolean }) => void;
  children: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
}

/** Turns something on or off at once. */
export function Switch({ checked, onCheckedChange, children, hint, disabled }: SwitchProps) {
  const styles = useSlotRecipe(switchRecipe);
  const hintId = useId();
  const labelId = useId();
  return (
    <label className={styles.root}>
      <span className={styles.words}>
        <span id={labelId}>{children}</span>
        {hint && (
          <span id={hintId} className={styles.hint}>
            {hint}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        className={styles.input}
        checked={checked}
        disabled={disabled}
        aria-labelledby={labelId}
        aria-describedby={hint ? hintId : undefined}
        onChange={(event) => onCheckedChange({ checked: event.target.checked })}
      />
    </label>
  );
}

import { useId } from 'react';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { useSlotRecipe } from '../styling/useRecipe.ts';
import { checkboxRecipe } from './Checkbox.recipe.ts';

type Attributes = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'checked' | 'children' | 'size'
>;

export interface CheckboxProps extends Attributes {
  checked: boolean;
  onCheckedChange: (details: { checked: boolean }) => void;
  /** Some but not all of the items it represents: a dash. @default false */
  indeterminate?: boolean;
  /** Its label; without it give `aria-label`. */
  children?: ReactNode;
  hint?: ReactNode;
  /** `touch`: a hit area of 48 px on every screen. @default 'md' */
  size?: 'md' | 'touch';
}

/** Yes, no, or (for a group) some. */
export function Checkbox(props: CheckboxProps) {
  const {
    checked,
    onCheckedChange,
    onChange,
    indeterminate = false,
    children,
    hint,
    size,
    ...rest
  } = props;
  const styles = useSlotRecipe(checkboxRecipe, { size });
  const hintId = useId();
  const box = (
    <input
      type="checkbox"
      className={styles.input}
      checked={checked}
      ref={(element) => {
        if (element) element.indeterminate = indeterminate;
      }}
      aria-describedby={hint ? hintId : undefined}
      onChange={(event) => {
        onChange?.(event);
        onCheckedChange({ checked: event.target.checked });
      }}
      {...rest}
    />
  );
  if (!children) return box;
  return (
    <label className={styles.root}>
      {box}
      <span className={styles.words}>
        <span>{children}</span>
        {hint && (
          <span id={hintId} className={styles.hint}>
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}

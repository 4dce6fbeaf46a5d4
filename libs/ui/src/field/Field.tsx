import CircleAlert from 'lucide-react/icons/circle-alert';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { useSlotRecipe } from '../styling/useRecipe.ts';
import { useUiText } from '../text/UiTextProvider.tsx';
import { fieldRecipe } from './Field.recipe.ts';

/** Attributes that link a control to its label, hint and error; spread it on the control. */
export interface FieldControl {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  'aria-required'?: true;
}

/** 34 or 42 px high, 44 on touch devices; `touch` is 48 px with text of 16 px on every screen. */
export type ControlSize = 'md' | 'lg' | 'touch';

export interface FieldTexts {
  label: ReactNode;
  /** A help text for the control. */
  hint?: ReactNode;
  /** The error message; while it is set the control is marked invalid. */
  error?: ReactNode;
  /** Marks the field as required for screen readers. @default false */
  required?: boolean;
  /** Shows 'Optional' next to the label. @default false */
  optional?: boolean;
  /** @default 'md' */
  size?: ControlSize;
}

export interface FieldProps extends FieldTexts {
  /** Id of the control. @default generated */
  id?: string;
  /** Something at the end of the label's line, e.g. a link or a counter. */
  aside?: ReactNode;
  /** Hides the label; it still names the control. @default false */
  bare?: boolean;
  children: (control: FieldControl) => ReactNode;
}

/**
 * Label, control, hint and error, linked for accessibility. The error is announced when it appears.
 */
export function Field(props: FieldProps) {
  const { label, hint, error, required, optional, size, id, aside, bare, children } = props;
  const styles = useSlotRecipe(fieldRecipe, { size, bare });
  const text = useUiText();
  const made = useId();
  const controlId = id ?? made;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const described = [error != null && error !== '' && errorId, hint && hintId].filter(Boolean);
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <label htmlFor={controlId} className={styles.label}>
          {label}
        </label>
        {aside ?? (optional && <span className={styles.optional}>{text.optional}</span>)}
      </div>
      {children({
        id: controlId,
        'aria-describedby': described.join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required ? true : undefined,
      })}
      {hint && (
        <span id={hintId} className={styles.hint}>
          {hint}
        </span>
      )}
      <div id={errorId} aria-live="polite" hidden={!error} className={styles.error}>
        {error && <Icon icon={CircleAlert} size={14} />}
        {error}
      </div>
    </div>
  );
}

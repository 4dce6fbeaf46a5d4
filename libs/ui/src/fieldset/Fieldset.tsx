import CircleAlert from 'lucide-react/icons/circle-alert';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { fieldRecipe } from '../field/Field.recipe.ts';
import type { ControlSize } from '../field/Field.tsx';
import { Icon } from '../icon/Icon.tsx';
import { useSlotRecipe, useRecipe } from '../styling/useRecipe.ts';
import { fieldsetRecipe } from './Fieldset.recipe.ts';

export interface FieldsetProps {
  /** The question that the controls answer together. */
  legend: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Size of the legend and the texts around it. @default 'md' */
  size?: ControlSize;
  children: ReactNode;
}

/** A labeled group of controls that answer one question. */
export function Fieldset({ legend, hint, error, size, children }: FieldsetProps) {
  const styles = useSlotRecipe(fieldRecipe, { size });
  const fieldset = useRecipe(fieldsetRecipe);
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <fieldset className={fieldset} aria-describedby={described || undefined}>
      <legend className={styles.label}>{legend}</legend>
      <div className={styles.root}>
        {hint && (
          <span id={`${id}-hint`} className={styles.hint}>
            {hint}
          </span>
        )}
        {children}
        <div id={`${id}-error`} aria-live="polite" hidden={!error} className={styles.error}>
          {error && <Icon icon={CircleAlert} size={14} />}
          {error}
        </div>
      </div>
    </fieldset>
  );
}

import CircleAlert from 'lucide-react/icons/circle-alert';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { fieldRecipe } from '../field/Field.recipe.ts';
import type { ControlSize } from '../field/Field.tsx';
import { Icon } from '../icon/Icon.tsx';
import { recipe } from '../styling/recipe.ts';
import { useSlotStyles, useStyles } from '../styling/use-styles.ts';

const fieldsetRecipe = recipe({
  className: 'fieldset',
  // A legend takes no part in the layout of its group: its distance is its own.
  base: {
    borderWidth: 0,
    padding: 0,
    margin: 0,
    '& > legend': { padding: 0, marginBlockEnd: '2' },
  },
});

export interface FieldsetProps {
  /** The question that the controls answer together. */
  legend: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Of the legend and the words around it. @default 'md' */
  size?: ControlSize;
  children: ReactNode;
}

/** Several controls that answer one question: named by its legend, as a group. */
export function Fieldset({ legend, hint, error, size, children }: FieldsetProps) {
  const styles = useSlotStyles(fieldRecipe, { size });
  const fieldset = useStyles(fieldsetRecipe);
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

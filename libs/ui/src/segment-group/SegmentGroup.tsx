import { useId } from 'react';
import type { ReactNode } from 'react';
import { Fieldset } from '../fieldset/Fieldset.tsx';
import type { FieldsetProps } from '../fieldset/Fieldset.tsx';
import { useSlotRecipe } from '../styling/useRecipe.ts';
import { segmentGroupRecipe } from './SegmentGroup.recipe.ts';

export interface SegmentGroupProps<V extends string> extends Omit<FieldsetProps, 'children'> {
  options: readonly { value: V; label: ReactNode }[];
  /** null while nothing is chosen. */
  value: V | null;
  onValueChange: (details: { value: V }) => void;
  disabled?: boolean;
  /** Shown below the segments, in the same group. */
  children?: ReactNode;
}

/**
 * Chooses one of a few options in a row, with arrow keys like radio buttons. For more use `Select`.
 */
export function SegmentGroup<V extends string>(props: SegmentGroupProps<V>) {
  const { options, value, onValueChange, disabled, children, ...texts } = props;
  const styles = useSlotRecipe(segmentGroupRecipe, { size: texts.size });
  const name = useId();
  return (
    <Fieldset {...texts}>
      <div className={styles.root}>
        {options.map((option) => (
          <label key={option.value} className={styles.item}>
            <input
              type="radio"
              name={name}
              className={styles.input}
              disabled={disabled}
              checked={value === option.value}
              onChange={() => onValueChange({ value: option.value })}
            />
            <span className={styles.text}>{option.label}</span>
          </label>
        ))}
      </div>
      {children}
    </Fieldset>
  );
}

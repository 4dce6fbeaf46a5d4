import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ChangeEventHandler, Ref } from 'react';
import { Field } from '../field/Field.tsx';
import type { FieldTexts } from '../field/Field.tsx';
import { inputGroupRecipe, inputRecipe } from '../field/Field.recipe.ts';
import { Icon } from '../icon/Icon.tsx';
import { cx } from '../styling/recipe.ts';
import { useSlotRecipe, useRecipe } from '../styling/useRecipe.ts';
import { nativeSelectRecipe } from './NativeSelect.recipe.ts';

export interface NativeSelectOption<V extends string> {
  value: V;
  label: string;
  disabled?: boolean;
}

export interface NativeSelectProps<V extends string> extends FieldTexts {
  options: readonly NativeSelectOption<V>[];
  value: V;
  /** `event.target.value` has the type of the options' values. */
  onChange: ChangeEventHandler<HTMLSelectElement & { value: V }>;
  disabled?: boolean;
  id?: string;
  ref?: Ref<HTMLSelectElement>;
}

/** Chooses one of a few options with a native select, which works well on phones and keyboards. */
export function NativeSelect<V extends string>(props: NativeSelectProps<V>) {
  const { options, value, onChange, disabled, ref, ...texts } = props;
  const { size } = texts;
  const styles = cx(useRecipe(inputRecipe, { size }), useRecipe(nativeSelectRecipe));
  const group = useSlotRecipe(inputGroupRecipe, { size });
  return (
    <Field {...texts}>
      {(control) => (
        <div className={group.root}>
          <select
            {...control}
            ref={ref}
            className={styles}
            value={value}
            disabled={disabled}
            onChange={onChange}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={group.end} style={{ pointerEvents: 'none', insetInlineEnd: 10 }}>
            <Icon icon={ChevronDown} />
          </span>
        </div>
      )}
    </Field>
  );
}

import type { ChangeEventHandler, InputHTMLAttributes, ReactNode, Ref } from 'react';
import { Field } from '../field/Field.tsx';
import type { FieldTexts } from '../field/Field.tsx';
import { inputGroupRecipe, inputRecipe } from '../field/Field.recipe.ts';
import { Icon } from '../icon/Icon.tsx';
import type { IconComponent } from '../icon/Icon.tsx';
import { cx } from '../styling/recipe.ts';
import { useSlotRecipe, useRecipe } from '../styling/useRecipe.ts';

/** Maximum length of a text field (spec §5). */
export const MAX_TEXT_LENGTH = 255;

type InputAttributes = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'value' | 'onChange' | 'size' | 'required'
>;

export interface TextFieldProps extends InputAttributes, FieldTexts {
  value: string;
  onChange: ChangeEventHandler<HTMLInputElement>;
  /** Icon at the start of the control. */
  icon?: IconComponent;
  /** A button or unit at the end of the control. */
  end?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** One line of text, at most 255 characters by default. */
export function TextField({
  label,
  hint,
  error,
  required,
  optional,
  id,
  value,
  onChange,
  icon,
  end,
  size,
  className,
  maxLength = MAX_TEXT_LENGTH,
  ...rest
}: TextFieldProps) {
  const input = useRecipe(inputRecipe, { size });
  const group = useSlotRecipe(inputGroupRecipe, { size });
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      required={required}
      optional={optional}
      size={size}
      id={id}
    >
      {(control) => (
        <div className={group.root}>
          {icon && (
            <span data-slot="start" className={group.start}>
              <Icon icon={icon} size={size === 'touch' ? 20 : 16} />
            </span>
          )}
          <input
            type="text"
            className={cx(input, className)}
            value={value}
            maxLength={maxLength}
            onChange={onChange}
            {...rest}
            {...control}
          />
          {end && (
            <span data-slot="end" className={group.end}>
              {end}
            </span>
          )}
        </div>
      )}
    </Field>
  );
}

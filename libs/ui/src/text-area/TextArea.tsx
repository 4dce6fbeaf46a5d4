import type { ChangeEventHandler, Ref, TextareaHTMLAttributes } from 'react';
import { Field } from '../field/Field.tsx';
import type { FieldTexts } from '../field/Field.tsx';
import { inputRecipe } from '../field/Field.recipe.ts';
import { useRecipe } from '../styling/useRecipe.ts';

type Attributes = Omit<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'value' | 'onChange' | 'required'
>;

export interface TextAreaProps extends Attributes, FieldTexts {
  value: string;
  onChange: ChangeEventHandler<HTMLTextAreaElement>;
  /** Lines shown at first. @default 3 */
  rows?: number;
  /** Shows how many of `maxLength` characters are used. @default false */
  counted?: boolean;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Text of several lines. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, required, optional, size, id, value, onChange, counted, ...rest } =
    props;
  const input = useRecipe(inputRecipe, { multiline: true, size });
  const count = counted && props.maxLength ? `${value.length} / ${props.maxLength}` : undefined;
  return (
    <Field
      label={label}
      hint={hint ?? count}
      error={error}
      required={required}
      optional={optional}
      size={size}
      id={id}
    >
      {(control) => (
        <textarea
          rows={3}
          className={input}
          value={value}
          onChange={onChange}
          {...rest}
          {...control}
        />
      )}
    </Field>
  );
}

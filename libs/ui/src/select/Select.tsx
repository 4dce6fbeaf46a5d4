import { lazyPart, useLatch } from '@forecourt/platform/lazy-part';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useState } from 'react';
import { Field } from '../field/Field.tsx';
import type { FieldTexts } from '../field/Field.tsx';
import { inputGroupRecipe, inputRecipe } from '../field/Field.recipe.ts';
import { Icon } from '../icon/Icon.tsx';
import { cx } from '../styling/recipe.ts';
import { useSlotRecipe, useRecipe } from '../styling/useRecipe.ts';
import { selectRecipe } from './Select.recipe.ts';
import type { SelectOption, SelectSurfaceProps } from './SelectSurface.tsx';

const Surface = lazyPart<SelectSurfaceProps>(() => import('./SelectSurface.tsx'));

export interface SelectProps<V extends string> extends FieldTexts {
  label: string;
  options: readonly SelectOption<V>[];
  value: V;
  onValueChange: (details: { value: V }) => void;
  disabled?: boolean;
}

/** Chooses one of a few options from a list in the kit's look. Phones do better with `NativeSelect`. */
export function Select<V extends string>(props: SelectProps<V>) {
  const { options, value, onValueChange, disabled, ...texts } = props;
  const triggerId = useId();
  const listId = `${triggerId}-list`;
  const [open, setOpen] = useState(false);
  const used = useLatch(open);
  const group = useSlotRecipe(inputGroupRecipe, { size: texts.size });
  const look = cx(useRecipe(inputRecipe, { size: texts.size }), useRecipe(selectRecipe));
  return (
    <>
      <Field {...texts} id={triggerId}>
        {(control) => (
          <div className={group.root}>
            <button
              {...control}
              type="button"
              role="combobox"
              aria-haspopup="listbox"
              aria-expanded={open}
              aria-controls={open ? listId : undefined}
              className={look}
              disabled={disabled}
              onPointerEnter={Surface.preload}
              onFocus={Surface.preload}
              onClick={() => setOpen(!open)}
              onKeyDown={(event) => {
                if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
                event.preventDefault();
                setOpen(true);
              }}
            >
              {options.find((option) => option.value === value)?.label}
            </button>
            <span className={group.end} style={{ pointerEvents: 'none', insetInlineEnd: 10 }}>
              <Icon icon={ChevronDown} />
            </span>
          </div>
        )}
      </Field>
      {used && (
        <Surface
          options={options}
          value={value}
          onValueChange={(next) => onValueChange({ value: next as V })}
          label={texts.label}
          triggerId={triggerId}
          listId={listId}
          open={open}
          onOpenChange={setOpen}
        />
      )}
    </>
  );
}

import { lazyPart, useLatch } from '@forecourt/platform/lazy-part';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import { useId, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Field } from '../field/Field.tsx';
import type { FieldTexts } from '../field/Field.tsx';
import { inputGroupRecipe, inputRecipe } from '../field/Field.recipe.ts';
import { Icon } from '../icon/Icon.tsx';
import { matchingOptions } from '../overlay/matchingOptions.ts';
import { useSlotRecipe, useRecipe } from '../styling/useRecipe.ts';
import type { ComboboxKeys, ComboboxOption, ComboboxSurfaceProps } from './ComboboxSurface.tsx';

const Surface = lazyPart<ComboboxSurfaceProps>(() => import('./ComboboxSurface.tsx'));

export interface ComboboxProps extends FieldTexts {
  label: string;
  options: readonly ComboboxOption[];
  value: string | null;
  onValueChange: (details: { value: string }) => void;
  /** Stands in the list when no option matches. */
  emptyText: string;
  placeholder?: string;
  disabled?: boolean;
}

/** A text field that filters a long list of options and takes one of them. */
export function Combobox(props: ComboboxProps) {
  const { options, value, onValueChange, emptyText, placeholder, disabled, ...texts } = props;
  const inputId = useId();
  const listId = `${inputId}-list`;
  const itemId = (option: string): string => `${listId}-${option}`;
  const [open, setOpen] = useState(false);
  const used = useLatch(open);
  const [typed, setTyped] = useState<string | null>(null);
  const [marked, setMarked] = useState<string | null>(null);
  const keys = useRef<ComboboxKeys>(null);
  const found = useMemo(() => matchingOptions(options, typed ?? ''), [options, typed]);
  const first = typed ? (found[0]?.value ?? null) : null;
  const highlighted = found.some((option) => option.value === marked) ? marked : first;
  const name = options.find((option) => option.value === value)?.label ?? '';
  const change = (next: boolean): void => {
    if (!next) setTyped(null);
    setMarked(null);
    setOpen(next);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (open) keys.current?.(event);
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      change(true);
    }
  };
  const group = useSlotRecipe(inputGroupRecipe, { size: texts.size });
  const input = useRecipe(inputRecipe, { size: texts.size });
  return (
    <>
      <Field {...texts} id={inputId}>
        {(control) => (
          <div className={group.root}>
            <input
              {...control}
              type="text"
              role="combobox"
              aria-autocomplete="list"
              aria-haspopup="listbox"
              aria-expanded={open}
              aria-controls={open ? listId : undefined}
              aria-activedescendant={open && highlighted ? itemId(highlighted) : undefined}
              autoComplete="off"
              spellCheck={false}
              className={input}
              value={typed ?? name}
              placeholder={placeholder}
              disabled={disabled}
              onPointerEnter={Surface.preload}
              onFocus={(event) => {
                void Surface.preload();
                event.target.select();
              }}
              onClick={() => !open && change(true)}
              onKeyDown={press}
              onChange={(event) => {
                if (!open) change(true);
                setTyped(event.target.value);
              }}
            />
            <span
              data-slot="end"
              className={group.end}
              style={{ pointerEvents: 'none', insetInlineEnd: 10 }}
            >
              <Icon icon={ChevronsUpDown} />
            </span>
          </div>
        )}
      </Field>
      {used && (
        <Surface
          found={found}
          value={value}
          onValueChange={(next) => onValueChange({ value: next })}
          highlighted={highlighted}
          onHighlight={setMarked}
          label={texts.label}
          emptyText={emptyText}
          inputId={inputId}
          listId={listId}
          itemId={itemId}
          open={open}
          onOpenChange={change}
          keys={keys}
        />
      )}
    </>
  );
}

import Languages from 'lucide-react/icons/languages';
import type { ChangeEventHandler, ReactNode } from 'react';
import { Field } from '../field/Field.tsx';
import type { ControlSize } from '../field/Field.tsx';
import { inputGroupRecipe, inputRecipe } from '../field/Field.recipe.ts';
import { Icon } from '../icon/Icon.tsx';
import { useSlotRecipe, useRecipe } from '../styling/useRecipe.ts';
import { useUiText } from '../text/UiTextProvider.tsx';

export interface Language {
  /** BCP 47, e.g. `en-US`. */
  code: string;
  /** In its own language, e.g. `Deutsch`. */
  name: string;
}

export interface LanguageSelectProps {
  languages: readonly Language[];
  /** Code of the current language. */
  value: string;
  onChange: ChangeEventHandler<HTMLSelectElement>;
  /** @default the kit's word for it */
  label?: ReactNode;
  size?: ControlSize;
  /** Hides the label; it still names the list. @default false */
  bare?: boolean;
  /** The texts of the language are loading. @default false */
  busy?: boolean;
  error?: ReactNode;
}

/** Chooses the language, with a native select. */
export function LanguageSelect(props: LanguageSelectProps) {
  const { languages, value, onChange, label, size, bare, busy, error } = props;
  const text = useUiText();
  const group = useSlotRecipe(inputGroupRecipe, { size });
  const input = useRecipe(inputRecipe, { size });
  return (
    <Field label={label ?? text.language} size={size} bare={bare} error={error}>
      {(control) => (
        <div className={group.root}>
          <span data-slot="start" className={group.start}>
            <Icon icon={Languages} size={size === 'touch' ? 20 : 16} />
          </span>
          <select
            {...control}
            aria-busy={busy || undefined}
            className={input}
            value={value}
            onChange={onChange}
          >
            {languages.map(({ code, name }) => (
              <option key={code} value={code} lang={code}>
                {name}
              </option>
            ))}
          </select>
        </div>
      )}
    </Field>
  );
}

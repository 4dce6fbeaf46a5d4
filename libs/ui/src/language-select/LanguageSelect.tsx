import Languages from 'lucide-react/icons/languages';
import { Field } from '../field/Field.tsx';
import { inputGroupRecipe, inputRecipe } from '../field/Field.recipe.ts';
import { Icon } from '../icon/Icon.tsx';
import { useSlotStyles, useStyles } from '../styling/use-styles.ts';
import { useUiText } from '../text/UiTextProvider.tsx';

export interface Language {
  /** BCP 47, e.g. `en-US`. */
  code: string;
  /** In its own language, e.g. `Deutsch`. */
  name: string;
}

export interface LanguageSelectProps {
  languages: readonly Language[];
  current: string;
  onSelect: (code: string) => void;
}

/** Chooses the language, by the platform's own list. */
export function LanguageSelect({ languages, current, onSelect }: LanguageSelectProps) {
  const text = useUiText();
  const group = useSlotStyles(inputGroupRecipe);
  const input = useStyles(inputRecipe);
  return (
    <Field label={text.language}>
      {(control) => (
        <div className={group.root}>
          <span data-slot="start" className={group.start}>
            <Icon icon={Languages} />
          </span>
          <select
            {...control}
            className={input}
            value={current}
            onChange={(event) => onSelect(event.target.value)}
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

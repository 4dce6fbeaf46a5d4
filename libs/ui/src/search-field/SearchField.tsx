import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, Ref } from 'react';
import { inputGroupRecipe, inputRecipe } from '../field/Field.recipe.ts';
import { Icon } from '../icon/Icon.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { useSlotRecipe, useRecipe } from '../styling/useRecipe.ts';
import { useUiText } from '../text/UiTextProvider.tsx';
import { useDebounced } from './useDebounced.ts';

export interface SearchFieldProps {
  /** The applied search; the text being typed may be ahead of it. */
  value: string;
  /** Called with the typed text after `delay`, at once on Enter and when cleared. */
  onValueChange: (details: { value: string }) => void;
  /** Its accessible name; there is no visible label. */
  label: string;
  placeholder?: string;
  /** Debounce delay in ms (spec §9). @default 800 */
  delay?: number;
  /** A key that focuses it, shown at its end; the app listens for it. */
  shortcut?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A debounced search box. Escape clears it. */
export function SearchField({
  value,
  onValueChange,
  label,
  placeholder,
  delay = 800,
  shortcut,
  ref,
}: SearchFieldProps) {
  const text = useUiText();
  const input = useRecipe(inputRecipe);
  const group = useSlotRecipe(inputGroupRecipe);
  const own = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);
  const send = useDebounced((next: string) => {
    if (next === sent.current) return;
    sent.current = next;
    onValueChange({ value: next });
  }, delay);

  useEffect(() => {
    // Something else changed the search (a tab, Back, a branch): it replaces the typed text.
    if (value !== sent.current) {
      sent.current = value;
      setTyped(value);
    }
  }, [value]);

  const clear = (): void => {
    setTyped('');
    send.now('');
    own.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') send.now(typed);
    if (event.key !== 'Escape' || typed === '') return;
    event.stopPropagation();
    clear();
  };
  const attach = (element: HTMLInputElement | null): void => {
    own.current = element;
    if (typeof ref === 'function') ref(element);
    else if (ref) ref.current = element;
  };

  return (
    // No landmark: a page has several of these, each inside the landmark of what it searches.
    <div className={group.root} data-search-field="">
      <span data-slot="start" className={group.start}>
        <Icon icon={Search} />
      </span>
      <input
        ref={attach}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={label}
        aria-keyshortcuts={shortcut}
        placeholder={placeholder}
        maxLength={255}
        className={input}
        value={typed}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setTyped(event.target.value);
          send.later(event.target.value);
        }}
      />
      {typed !== '' && (
        <span data-slot="end" className={group.end}>
          <IconButton size="sm" icon={X} label={text.clear} onClick={clear} />
        </span>
      )}
    </div>
  );
}

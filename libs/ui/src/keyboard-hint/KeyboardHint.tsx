import { useSlotRecipe } from '../styling/useRecipe.ts';
import { hintRecipe } from './KeyboardHint.recipe.ts';

const mac = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

const shown = (key: string): string =>
  key === 'mod' ? (mac() ? '⌘' : 'Ctrl') : key.length === 1 ? key.toUpperCase() : key;

export interface KeyboardHintProps {
  /** Pressed together; `mod` is ⌘ on a Mac and Ctrl elsewhere. */
  keys: readonly string[];
}

/** The keys of a shortcut. */
export function KeyboardHint({ keys }: KeyboardHintProps) {
  const styles = useSlotRecipe(hintRecipe);
  return (
    <span className={styles.root}>
      {keys.map((key) => (
        <kbd key={key} className={styles.key}>
          {shown(key)}
        </kbd>
      ))}
    </span>
  );
}

export interface Shortcut {
  keys: readonly string[];
  label: string;
}

/** A list of shortcuts and what they do. */
export function KeyboardHintList({ shortcuts }: { shortcuts: readonly Shortcut[] }) {
  const styles = useSlotRecipe(hintRecipe);
  return (
    <dl className={styles.list}>
      {shortcuts.map(({ keys, label }) => (
        <div key={label} className={styles.pair}>
          <dt>
            <KeyboardHint keys={keys} />
          </dt>
          <dd>{label}</dd>
        </div>
      ))}
    </dl>
  );
}

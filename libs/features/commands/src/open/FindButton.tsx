import { Icon } from '@forecourt/ui/icon';
import { KeyboardHint } from '@forecourt/ui/keyboard-hint';
import { useSlotRecipe } from '@forecourt/ui/styling';
import Search from 'lucide-react/icons/search';
import { useIntl } from 'react-intl';
import type { CommandsStore } from './CommandsStore.ts';
import { messages } from './messages.ts';
import { findRecipe } from './FindButton.recipe.ts';

/** Opens the palette for users who do not know its shortcut. */
export function FindButton({ store }: { store: CommandsStore }) {
  const intl = useIntl();
  const styles = useSlotRecipe(findRecipe);
  return (
    <button
      type="button"
      className={styles.root}
      aria-haspopup="dialog"
      onClick={() => store.open('palette')}
    >
      <Icon icon={Search} size={16} />
      <span className={styles.words}>{intl.formatMessage(messages.palette)}</span>
      <span className={styles.keys} aria-hidden>
        <KeyboardHint keys={['mod', 'k']} />
      </span>
    </button>
  );
}

import { Icon } from '@forecourt/ui/icon';
import { KeyboardHint } from '@forecourt/ui/keyboard-hint';
import { slotRecipe, useSlotStyles } from '@forecourt/ui/styling';
import Search from 'lucide-react/icons/search';
import { useIntl } from 'react-intl';
import type { Asked } from './Asked.ts';
import { messages } from './messages.ts';

const findRecipe = slotRecipe({
  className: 'find-button',
  slots: ['root', 'words', 'keys'],
  base: {
    root: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minHeight: '32px',
      paddingInline: '3',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'line.default',
      borderRadius: 'md',
      backgroundColor: 'bg.surface',
      color: 'fg.muted',
      fontSize: 'sm',
      cursor: 'pointer',
      transition: 'common',
      focusRing: 'outside',
      _hover: { backgroundColor: 'bg.hover', color: 'fg.default' },
      _coarse: { minHeight: '44px' },
      // On phones only the icon is left, at the end next to the account.
      smDown: { marginInlineStart: 'auto', borderColor: 'transparent', minWidth: '44px' },
    },
    words: { smDown: { srOnly: true } },
    keys: { display: 'flex', marginInlineStart: '3', smDown: { display: 'none' } },
  },
});

/** Opens the palette for users who do not know its shortcut. */
export function FindButton({ asked }: { asked: Asked }) {
  const intl = useIntl();
  const styles = useSlotStyles(findRecipe);
  return (
    <button
      type="button"
      className={styles.root}
      aria-haspopup="dialog"
      onClick={() => asked.ask('palette')}
    >
      <Icon icon={Search} size={16} />
      <span className={styles.words}>{intl.formatMessage(messages.palette)}</span>
      <span className={styles.keys} aria-hidden>
        <KeyboardHint keys={['mod', 'k']} />
      </span>
    </button>
  );
}

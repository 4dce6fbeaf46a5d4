import SendHorizontal from 'lucide-react/icons/send-horizontal';
import type { ChangeEventHandler, KeyboardEvent, ReactNode } from 'react';
import { inputRecipe } from '../field/Field.recipe.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { cx } from '../styling/recipe.ts';
import { useSlotStyles, useStyles } from '../styling/useStyles.ts';
import { useUiText } from '../text/UiTextProvider.tsx';
import { composerRecipe } from './Composer.recipe.ts';

export interface ComposerProps {
  value: string;
  onChange: ChangeEventHandler<HTMLTextAreaElement>;
  /** Called with the trimmed text; never with an empty one. */
  onSend: (details: { value: string }) => void;
  /** Its accessible name. */
  label: string;
  placeholder?: string;
  /** Longest message. @default 2000 */
  maxLength?: number;
  disabled?: boolean;
  /** Quick replies, above the box. */
  extras?: ReactNode;
}

/** A box for writing a message: Enter sends, Shift+Enter inserts a line break. */
export function Composer(props: ComposerProps) {
  const { value, onChange, onSend, label, placeholder, maxLength = 2000, disabled, extras } = props;
  const styles = useSlotStyles(composerRecipe);
  const input = useStyles(inputRecipe, { multiline: true });
  const text = useUiText();
  const ready = value.trim() !== '' && !disabled;
  const send = (): void => {
    if (ready) onSend({ value: value.trim() });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // Enter also confirms a word in Japanese and Chinese input: that one must not send.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <div className={styles.root}>
      {extras && <div className={styles.extras}>{extras}</div>}
      <div className={styles.line}>
        <textarea
          rows={1}
          dir="auto"
          aria-label={label}
          placeholder={placeholder ?? label}
          maxLength={maxLength}
          disabled={disabled}
          className={cx(input, styles.input)}
          value={value}
          onChange={onChange}
          onKeyDown={onKeyDown}
        />
        <IconButton
          icon={SendHorizontal}
          label={text.send}
          variant="solid"
          aria-disabled={!ready || undefined}
          onClick={send}
        />
      </div>
    </div>
  );
}

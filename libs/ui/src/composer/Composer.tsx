import Paperclip from 'lucide-react/icons/paperclip';
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import { useRef } from 'react';
import type { ChangeEventHandler, ClipboardEvent, KeyboardEvent, ReactNode } from 'react';
import { inputRecipe } from '../field/Field.recipe.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { cx } from '../styling/recipe.ts';
import { useSlotRecipe, useRecipe } from '../styling/useRecipe.ts';
import { useUiText } from '../text/UiTextProvider.tsx';
import { composerRecipe } from './Composer.recipe.ts';

export interface ComposerProps {
  value: string;
  onChange: ChangeEventHandler<HTMLTextAreaElement>;
  /** Called with the trimmed text; with an empty one only if there are files. */
  onSend: (details: { value: string }) => void;
  /** Its accessible name. */
  label: string;
  placeholder?: string;
  /** Longest message. @default 2000 */
  maxLength?: number;
  disabled?: boolean;
  /** Quick replies, above the box. */
  extras?: ReactNode;
  /** Called with files that were chosen or pasted; without it, there is no button for them. */
  onFiles?: (details: { files: File[] }) => void;
  /** Which files can be chosen, as in `<input accept>`. */
  accept?: string;
  /** The chosen files, above the text: with them, an empty text can be sent. */
  files?: ReactNode;
}

/** A box for writing a message: Enter sends, Shift+Enter inserts a line break. */
export function Composer(props: ComposerProps) {
  const { value, onChange, onSend, label, placeholder, maxLength = 2000, disabled, extras } = props;
  const { onFiles, accept, files } = props;
  const chooser = useRef<HTMLInputElement>(null);
  const styles = useSlotRecipe(composerRecipe);
  const input = useRecipe(inputRecipe, { multiline: true });
  const text = useUiText();
  const ready = (value.trim() !== '' || Boolean(files)) && !disabled;
  const send = (): void => {
    if (ready) onSend({ value: value.trim() });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // Enter also confirms a word in Japanese and Chinese input: that one must not send.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const offer = (list: FileList | null): boolean => {
    const chosen = Array.from(list ?? []);
    if (!onFiles || disabled || chosen.length === 0) return false;
    onFiles({ files: chosen });
    return true;
  };
  const onPaste = (event: ClipboardEvent): void => {
    // Office programs put a picture of the text beside the text, which is what was meant.
    if (event.clipboardData.types.includes('text/plain')) return;
    if (offer(event.clipboardData.files)) event.preventDefault();
  };
  return (
    <div className={styles.root}>
      {extras && <div className={styles.extras}>{extras}</div>}
      {files && <div className={styles.files}>{files}</div>}
      <div className={styles.line}>
        {onFiles && (
          <>
            <input
              ref={chooser}
              type="file"
              multiple
              hidden
              accept={accept}
              onChange={({ currentTarget }) => {
                offer(currentTarget.files);
                // the same file can be chosen again
                currentTarget.value = '';
              }}
            />
            <IconButton
              icon={Paperclip}
              label={text.attach}
              disabled={disabled}
              onClick={() => chooser.current?.click()}
            />
          </>
        )}
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
          onPaste={onPaste}
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

import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Button } from '../button/Button.tsx';
import type { ButtonLook } from '../button/Button.tsx';
import { useSlotRecipe, useRecipe } from '../styling/useRecipe.ts';
import { inputRecipe } from '../field/Field.recipe.ts';
import { useUiText } from '../text/UiTextProvider.tsx';
import { copyRecipe } from './CopyButton.recipe.ts';

export interface CopyButtonProps extends Pick<ButtonLook, 'variant' | 'size' | 'fullWidth'> {
  /** The text to copy. */
  text: string;
  /** Label of the button, e.g. 'Copy link'. */
  label: string;
  /** Called with true once the text is on the clipboard, with false 2 s later. */
  onStatusChange?: (details: { copied: boolean }) => void;
  /** Called if the browser refuses; the text is then shown, to be copied by hand. */
  onRefused?: (details: { error: unknown }) => void;
}

/** Copies a text. If clipboard access is refused, the text is shown selected. */
export function CopyButton({ text, label, onStatusChange, onRefused, ...look }: CopyButtonProps) {
  const words = useUiText();
  const styles = useSlotRecipe(copyRecipe);
  const input = useRecipe(inputRecipe);
  const noteId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle');

  const reset = useEffectEvent(() => {
    setState('idle');
    onStatusChange?.({ copied: false });
  });
  useEffect(() => {
    if (state === 'refused') field.current?.select();
    if (state !== 'copied') return;
    const timer = setTimeout(() => reset(), 2000);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
      onStatusChange?.({ copied: true });
    } catch (error) {
      // Nobody can see why a browser refuses, unless it is logged (spec §8).
      console.warn('The clipboard refused', error);
      setState('refused');
      onRefused?.({ error });
    }
  };

  return (
    <span className={styles.root}>
      <Button icon={state === 'copied' ? Check : Copy} onClick={() => void copy()} {...look}>
        <span aria-live="polite">{state === 'copied' ? words.copied : label}</span>
      </Button>
      {state === 'refused' && (
        <>
          <input
            ref={field}
            readOnly
            className={input}
            value={text}
            aria-label={label}
            aria-describedby={noteId}
          />
          <span id={noteId} className={styles.note} role="status">
            {words.copyFailed}
          </span>
        </>
      )}
    </span>
  );
}

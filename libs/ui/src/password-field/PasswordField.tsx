import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { IconButton } from '../icon-button/IconButton.tsx';
import { TextField } from '../text-field/TextField.tsx';
import type { TextFieldProps } from '../text-field/TextField.tsx';
import { useUiText } from '../text/UiTextProvider.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end' | 'icon'> {
  /** `new-password` for choosing a password. @default 'current-password' */
  autoComplete?: 'current-password' | 'new-password';
}

/** A password field with a button to show it and a Caps Lock warning. */
export function PasswordField({
  autoComplete = 'current-password',
  hint,
  onKeyDown,
  ...rest
}: PasswordFieldProps) {
  const text = useUiText();
  const [shown, setShown] = useState(false);
  const [caps, setCaps] = useState(false);
  const watchCaps = (event: KeyboardEvent<HTMLInputElement>): void => {
    setCaps(event.getModifierState('CapsLock'));
    onKeyDown?.(event);
  };
  return (
    <TextField
      {...rest}
      type={shown ? 'text' : 'password'}
      autoComplete={autoComplete}
      spellCheck={false}
      autoCapitalize="none"
      hint={caps ? text.capsLock : hint}
      onKeyDown={watchCaps}
      end={
        <IconButton
          size="sm"
          icon={shown ? EyeOff : Eye}
          label={shown ? text.hidePassword : text.showPassword}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}

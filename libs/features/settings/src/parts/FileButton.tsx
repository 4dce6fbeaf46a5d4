import { Button } from '@forecourt/ui/button';
import type { ButtonProps } from '@forecourt/ui/button';
import { useRef } from 'react';

interface FileButtonProps extends Pick<ButtonProps, 'children' | 'icon' | 'loading' | 'disabled'> {
  /** Accessible name; starts with the button's text. */
  label: string;
  /** File types, as in the `accept` attribute. */
  accept: string;
  onFile: (file: File) => void;
}

/** A button to choose a file. The same file can be chosen again after it was rejected. */
export function FileButton({ label, accept, onFile, children, ...look }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...look} aria-label={label} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}

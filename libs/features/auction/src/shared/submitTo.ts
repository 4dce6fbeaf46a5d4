import type { FormEvent } from 'react';

/** Submits a form through `send`; moves the focus to the first invalid field. */
export function submitTo(send: () => void) {
  return (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    send();
    requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  };
}

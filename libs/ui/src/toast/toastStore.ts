import type { MouseEventHandler } from 'react';

/** How long a toast stays, in ms (spec §9). */
export const TOAST_DURATION = 6000;

/** Maximum number of visible toasts; a new one replaces the oldest. */
const MOST_TOASTS = 5;

export interface ToastOptions {
  title: string;
  description?: string;
  /** @default 'info' */
  tone?: 'success' | 'danger' | 'info';
  /** An action, such as undo; pressing it closes the toast. */
  action?: { label: string; onClick: MouseEventHandler<HTMLButtonElement> };
  /** In ms; Infinity keeps it until closed. @default 6000 */
  duration?: number;
  /** Replaces the toast that has this id instead of adding one. */
  id?: string;
  /**
   * Called with `visible` when it appears, and once with `unmounted` when it closes: by time, by the
   * cross, by its action, or replaced by newer ones.
   */
  onStatusChange?: (details: { status: 'visible' | 'unmounted' }) => void;
}

export interface Toast extends ToastOptions {
  id: string;
}

type Listener = () => void;

let toasts: readonly Toast[] = [];
let made = 0;
const listeners = new Set<Listener>();

const set = (next: readonly Toast[]): void => {
  toasts = next;
  for (const listener of listeners) listener();
};

export const toastStore = {
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: (): readonly Toast[] => toasts,
};

/** Shows a toast in the top right corner. @returns its id, for `dismissToast` */
export function showToast(options: ToastOptions): string {
  made += 1;
  const toast: Toast = { ...options, id: options.id ?? `toast-${made}` };
  const others = toasts.filter(({ id }) => id !== toast.id);
  set([toast, ...others.slice(0, MOST_TOASTS - 1)]);
  toast.onStatusChange?.({ status: 'visible' });
  for (const gone of others.slice(MOST_TOASTS - 1)) gone.onStatusChange?.({ status: 'unmounted' });
  return toast.id;
}

/** Closes a toast early; unknown ids are ignored. */
export function dismissToast(id: string): void {
  const gone = toasts.find((toast) => toast.id === id);
  if (!gone) return;
  set(toasts.filter((toast) => toast !== gone));
  gone.onStatusChange?.({ status: 'unmounted' });
}

/** Removes all toasts, without calling `onStatusChange`: for tests and for signing out. */
export function clearToasts(): void {
  set([]);
}

/** How long a toast stays, in ms (spec §9). */
export const toastDuration = 6000;

/** How many are on the screen at a time; the oldest makes room. */
const mostToasts = 5;

export interface ToastOptions {
  title: string;
  description?: string;
  /** @default 'info' */
  tone?: 'success' | 'danger' | 'info';
  /** A way to take it back or to go on; pressing it closes the toast. */
  action?: { label: string; onSelect: () => void };
  /** In ms; Infinity keeps it until closed. @default 6000 */
  duration?: number;
  /** Replaces the toast that has this id instead of adding one. */
  id?: string;
  /** Called once when it goes: by time, by the cross, by its action, or pushed out by newer ones. */
  onClose?: () => void;
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

/** Shows a toast at the top right. @returns its id, for `dismissToast` */
export function showToast(options: ToastOptions): string {
  made += 1;
  const toast: Toast = { ...options, id: options.id ?? `toast-${made}` };
  const others = toasts.filter(({ id }) => id !== toast.id);
  set([toast, ...others.slice(0, mostToasts - 1)]);
  for (const gone of others.slice(mostToasts - 1)) gone.onClose?.();
  return toast.id;
}

/** Takes a toast away before its time; unknown ids are ignored. */
export function dismissToast(id: string): void {
  const gone = toasts.find((toast) => toast.id === id);
  if (!gone) return;
  set(toasts.filter((toast) => toast !== gone));
  gone.onClose?.();
}

/** Takes all toasts away, without calling `onClose`: for tests and for signing out. */
export function clearToasts(): void {
  set([]);
}

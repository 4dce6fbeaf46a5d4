export { clearToasts, dismissToast, showToast, toastDuration } from './toast-store.ts';
export type { ToastOptions } from './toast-store.ts';
export { Toaster } from './Toaster.tsx';

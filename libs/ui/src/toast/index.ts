export {
  clearToasts,
  dismissToast,
  showToast,
  TOAST_DURATION as toastDuration,
} from './toastStore.ts';
export type { ToastOptions } from './toastStore.ts';
export { Toaster } from './Toaster.tsx';

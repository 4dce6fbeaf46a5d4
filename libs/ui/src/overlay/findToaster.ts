/** The toaster's element: toasts must stay usable while a dialog is open. */
export function findToaster(): Element | null {
  return document.querySelector('[data-toaster]');
}

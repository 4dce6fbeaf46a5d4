/** The toaster's element: a message can be read, undone and closed while a dialog is open. */
export function findToaster(): Element | null {
  return document.querySelector('[data-toaster]');
}

/** Whether the page is written from right to left, as `setDocumentLanguage` has said. */
export function isRightToLeft(): boolean {
  return document.documentElement.dir === 'rtl';
}

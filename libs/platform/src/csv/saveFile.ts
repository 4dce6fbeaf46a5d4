/** Time for a browser to start saving before the address is revoked, in milliseconds. */
const KEEP_MS = 60_000;

/**
 * Saves a file through the browser.
 *
 * @param type media type, such as `text/csv`
 */
export function saveFile(name: string, text: string, type: 'text/csv' | 'application/json'): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEEP_MS);
}

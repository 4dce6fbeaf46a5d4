/** Time for a browser to start saving before the address is revoked, in milliseconds. */
const KEEP_MS = 60_000;

/** Media types of the texts that pages save. */
type TextType = 'text/csv' | 'application/json' | 'application/xliff+xml';

/** Saves a text as a file through the browser. */
export function saveFile(name: string, text: string, type: TextType): void {
  saveBlob(name, new Blob([text], { type: `${type};charset=utf-8` }));
}

/** Saves a file through the browser. */
export function saveBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEEP_MS);
}

/** Longest wait, in milliseconds; pictures that are still missing are printed as placeholders. */
const LONGEST_MS = 15_000;

/** Loads all lazy pictures of the page, because paper does not scroll. */
export function loadPictures(): HTMLImageElement[] {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')];
  for (const picture of pictures) picture.loading = 'eager';
  return pictures;
}

/** Resolves once every picture of the page has loaded or failed, or after a timeout. */
export async function picturesReady(): Promise<void> {
  const coming = loadPictures().map((picture) =>
    // decode() rejects for a failed picture; its placeholder is printed.
    picture.decode().catch(() => undefined),
  );
  const enough = new Promise((done) => setTimeout(done, LONGEST_MS));
  await Promise.race([Promise.all(coming), enough]);
}

/**
 * During printing, however it was started, loads all pictures and uses the light colors. Returns
 * the stop function.
 */
export function followPrinting(): () => void {
  const { classList } = document.documentElement;
  let wasDark = false;
  const before = (): void => {
    wasDark = classList.contains('dark');
    classList.remove('dark');
    loadPictures();
  };
  const after = (): void => void classList.toggle('dark', wasDark);
  window.addEventListener('beforeprint', before);
  window.addEventListener('afterprint', after);
  return () => {
    window.removeEventListener('beforeprint', before);
    window.removeEventListener('afterprint', after);
  };
}

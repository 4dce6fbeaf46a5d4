/** A picture that has not come by then is printed as its place. */
const longestMs = 15_000;

/** Asks for every picture of the page that waits to be scrolled to: paper is not scrolled. */
export function loadPictures(): HTMLImageElement[] {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')];
  for (const picture of pictures) picture.loading = 'eager';
  return pictures;
}

/** Resolves once every picture of the page is there, has failed, or has been waited for long enough. */
export async function picturesReady(): Promise<void> {
  const coming = loadPictures().map((picture) =>
    // A failed one rejects: its place says so on paper too.
    picture.decode().catch(() => undefined),
  );
  const enough = new Promise((done) => setTimeout(done, longestMs));
  await Promise.race([Promise.all(coming), enough]);
}

/**
 * While something is printed, by whatever way: all pictures, and the light colours, since paper is
 * white. Returns the way to stop.
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

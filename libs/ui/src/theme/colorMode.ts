export type ColorMode = 'light' | 'dark' | 'system';

const media = '(prefers-color-scheme: dark)';

const show = (mode: ColorMode): void => {
  const dark = mode === 'dark' || (mode === 'system' && matchMedia(media).matches);
  document.documentElement.classList.toggle('dark', dark);
};

/**
 * Applies the light or dark scheme to the page; `system` follows the device and its changes.
 * @returns a function that stops following
 */
export function applyColorMode(mode: ColorMode): () => void {
  show(mode);
  if (mode !== 'system') return () => undefined;
  const query = matchMedia(media);
  const follow = (): void => show(mode);
  query.addEventListener('change', follow);
  return () => query.removeEventListener('change', follow);
}

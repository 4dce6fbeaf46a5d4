import { onIdle } from '../onIdle.ts';

/** How long after loading a page is left alone at least, in milliseconds. */
const REST_MS = 3000;

/**
 * Runs `start` when the page has loaded and rests: what it does must not delay the first screen.
 * Not at all on a connection where data is saved. Returns a function that cancels it.
 */
export function whenIdle(start: () => void): () => void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  let timer: ReturnType<typeof setTimeout> | undefined;
  if (connection?.saveData) return () => undefined;
  const rest = (): void => {
    timer = setTimeout(() => onIdle(start, REST_MS), REST_MS);
  };
  if (document.readyState === 'complete') rest();
  else addEventListener('load', rest, { once: true });
  return () => {
    clearTimeout(timer);
    removeEventListener('load', rest);
  };
}

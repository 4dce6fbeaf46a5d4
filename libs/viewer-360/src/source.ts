import type { Encoded } from './decoder.ts';

/** Fetches one frame's bytes; rejects if it fails or `signal` aborts. */
export type LoadFrame = (
  url: string,
  signal: AbortSignal,
  priority?: RequestPriority,
) => Promise<Encoded>;

async function fetchBlob(
  url: string,
  signal: AbortSignal,
  priority?: RequestPriority,
): Promise<Blob> {
  const response = await fetch(url, { signal, priority });
  if (!response.ok) throw new Error(String(response.status));
  return response.blob();
}

async function loadImage(url: string, signal: AbortSignal): Promise<HTMLImageElement> {
  const image = new Image();
  signal.addEventListener('abort', () => (image.src = ''));
  image.src = url;
  await image.decode();
  return image;
}

/**
 * The default source: fetches frames as bytes, so that they are kept small and decoded off the main
 * thread. Falls back to plain image elements if the server does not allow cross-origin reading, or
 * the browser cannot decode bytes.
 */
export function createFrameSource(): LoadFrame {
  let plain = typeof createImageBitmap === 'undefined';
  return async (url, signal, priority) => {
    if (plain) return loadImage(url, signal);
    try {
      return await fetchBlob(url, signal, priority);
    } catch (error) {
      const foreign = new URL(url, location.href).origin !== location.origin;
      if (!(error instanceof TypeError) || !foreign) throw error;
      const image = await loadImage(url, signal);
      plain = true;
      return image;
    }
  };
}

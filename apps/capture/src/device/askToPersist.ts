/** Asks the browser not to evict the photos when storage runs low. A refusal is harmless. */
export async function askToPersist(): Promise<void> {
  try {
    await navigator.storage?.persist?.();
  } catch {
    // Nothing to do: the browser may evict the photos.
  }
}

/** Asks the browser not to clear the photos when space runs short. Harmless when refused. */
export async function askToPersist(): Promise<void> {
  try {
    await navigator.storage?.persist?.();
  } catch {
    // Nothing to do: photos stay as long as the browser likes.
  }
}

import type { ConclusionStore } from '../ConclusionStore.ts';

/** Opens the car that has waited longest for a conclusion, if there is one. */
export async function openNextCar(
  store: ConclusionStore,
  onOpen: (requestId: string) => void,
): Promise<void> {
  const id = await store.findNext();
  if (id) onOpen(id);
}

import { createStorage, storageKeys } from '@forecourt/platform';

const storage = createStorage();

/**
 * The id of the dealer chosen last on this device (spec §9), or null. A customer with another car
 * mostly goes to the same one.
 */
export const lastDealer = (): string | null => storage.get(storageKeys.tradePartner);

/** Keeps the id of the chosen dealer on this device; null forgets it. */
export const keepDealer = (id: string | null): void => storage.set(storageKeys.tradePartner, id);

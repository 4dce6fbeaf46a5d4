import { createContext, useContext } from 'react';

/** Address of a photo or scan in full screen, by its number; null where there is none. */
export type AssetHref = ((assetId: number) => string) | null;

const Context = createContext<AssetHref>(null);

export const AssetHrefProvider = Context.Provider;

/** Link from a photo in the report to its full screen view. */
export function useAssetHref(): AssetHref {
  return useContext(Context);
}

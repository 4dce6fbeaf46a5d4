import { createContext, useContext } from 'react';

/** Where a photo or scan is seen in full, by its number; null where there is no such place. */
export type AssetHref = ((assetId: number) => string) | null;

const Context = createContext<AssetHref>(null);

export const AssetHrefProvider = Context.Provider;

/** The way from a photo of the report to itself in full screen. */
export function useAssetHref(): AssetHref {
  return useContext(Context);
}

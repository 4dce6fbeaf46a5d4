import type { DamageLocation, Upload } from '@forecourt/contract';
import { createContext, useContext } from 'react';
import type { DamageFocus } from '../damages/DamageFocus.ts';
import type { ScanDamages } from '../damages/scanPins.ts';

/** The damages of a report whose photos and scans are seen in full. */
export interface AssetDamages {
  locations: readonly DamageLocation[];
  focus: DamageFocus;
}

const Context = createContext<AssetDamages | null>(null);

export const AssetDamagesProvider = Context.Provider;

/** Null where nothing is known of damages. */
export function useAssetDamages(): AssetDamages | null {
  return useContext(Context);
}

/** The damage that a photo shows; undefined if it shows none that is marked. */
export function damageOf(asset: Upload, damages: AssetDamages | null): DamageLocation | undefined {
  return damages?.locations.find(({ id }) => id === asset.damage_location_id);
}

/** The pins of a scan: each leads to the first photo of its damage. */
export function scanDamages(
  damages: AssetDamages | null,
  assets: readonly Upload[],
  onShow: (assetId: number) => void,
): ScanDamages | undefined {
  if (!damages) return undefined;
  const photoOf = (damageId: string) =>
    assets.find(({ damage_location_id: id }) => id === damageId)?.id;
  return {
    locations: damages.locations,
    linkOf: ({ id }) => {
      const photo = photoOf(id);
      return photo === undefined ? undefined : `#${photo}`;
    },
    onLink: (id) => {
      const photo = photoOf(id);
      if (photo !== undefined) onShow(photo);
    },
  };
}

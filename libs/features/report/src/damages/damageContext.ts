import type { DamageLocation, Upload } from '@forecourt/contract';
import { type ComponentType, createContext, useContext } from 'react';
import type { DamageFocus } from './DamageFocus.ts';

/** What staff do with a damage besides looking at it. */
export interface DamageTools {
  /** Beside a damage in the list: places it on the 360 view, changes what it is, and removes it. */
  Action: ComponentType<{ damage: DamageLocation; name: string }>;
  /** Over the report while a damage is placed. */
  Placing: ComponentType<{ scan: Upload }>;
}

const Focus = createContext<DamageFocus | null>(null);
const Tools = createContext<DamageTools | null>(null);

export const DamageFocusProvider = Focus.Provider;
export const DamageToolsProvider = Tools.Provider;

/** Which damage is looked at; null where the report's photos are seen without the report. */
export function useDamageFocus(): DamageFocus | null {
  return useContext(Focus);
}

/** Null for those who only read the report, and until the code for it has loaded. */
export function useDamageTools(): DamageTools | null {
  return useContext(Tools);
}

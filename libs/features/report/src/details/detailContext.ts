import { type ComponentType, createContext, useContext } from 'react';

/** Which details are edited together. */
export type DetailGroup = 'car' | 'owner' | 'claim';

/** What staff do with the details of a report besides reading them. */
export interface DetailTools {
  /** In a section: corrects what it shows. */
  Action: ComponentType<{ group: DetailGroup }>;
  /** What a claims desk knows the request by. */
  ClaimNumbers: ComponentType;
}

const Tools = createContext<DetailTools | null>(null);

export const DetailToolsProvider = Tools.Provider;

/** Null for those who only read the report. */
export function useDetailTools(): DetailTools | null {
  return useContext(Tools);
}

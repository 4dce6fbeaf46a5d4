import type { ConclusionStore } from '../ConclusionStore.ts';
import type { ReportDefinition } from '../definition.ts';

export interface ConclusionProps {
  store: ConclusionStore;
  definition: Pick<ReportDefinition, 'conclusions' | 'sectionNames'>;
  /** Opens another report. */
  onOpen: (requestId: string) => void;
}

import { useSlotStyles } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import type { ReactNode } from 'react';
import { AssetHrefProvider } from './assetHref.ts';
import type { AssetHref } from './assetHref.ts';
import type { ReportDefinition, ReportSectionId } from './definition.ts';
import { ReportSectionCard } from './parts/ReportSectionCard.tsx';
import { SectionJumps } from './parts/SectionJumps.tsx';
import { reportRecipe } from './ReportScreen.recipe.ts';
import type { ReportStore } from './ReportStore.ts';
import { placeSections } from './sectionLayout.ts';
import { sectionsOf } from './sections.ts';
import { useHashTarget } from './useHashTarget.ts';
import { useSectionSpy } from './useSectionSpy.ts';

/** Content of the sections where the reader does something. */
export type ReportTasks = Partial<
  Record<
    Extract<ReportSectionId, 'placeOffer' | 'claimConclusion' | 'inspectConclusion'>,
    ReactNode
  >
>;

export interface ReportProfileProps {
  store: ReportStore;
  definition: ReportDefinition;
  /** Address of a photo or scan in full screen; null where there is none. */
  assetHref: AssetHref;
  tasks?: ReportTasks;
}

/** All sections of a report with their fields and photos. Renders nothing until it has loaded. */
export const ReportProfile = observer(function ReportProfile(props: ReportProfileProps) {
  const { store, definition, assetHref, tasks = {} } = props;
  const styles = useSlotStyles(reportRecipe);
  const { value } = store.report;
  const sections = value ? sectionsOf(definition, value) : [];
  const onSection = useCallback((id: ReportSectionId) => store.showSection(id), [store]);
  useSectionSpy(sections.map(({ id }) => id).join(' '), onSection);
  useHashTarget(Boolean(value));

  if (!value) return null;
  return (
    <AssetHrefProvider value={assetHref}>
      <SectionJumps sections={sections} current={store.currentSection} />
      <div className={styles.rows}>
        {placeSections(sections).map(({ section, half }) => (
          <ReportSectionCard
            key={section.id}
            section={section}
            half={half}
            data={value}
            task={section.id in tasks ? tasks[section.id as keyof ReportTasks] : undefined}
          />
        ))}
      </div>
    </AssetHrefProvider>
  );
});

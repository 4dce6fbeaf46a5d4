import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import type { ReactNode } from 'react';
import { AssetHrefProvider } from './assetHref.ts';
import type { AssetHref } from './assetHref.ts';
import { DamageFocusProvider, useDamageTools } from './damages/damageContext.ts';
import type { ReportDefinition, ReportSectionId } from './definition.ts';
import { FactStrip } from './parts/FactStrip.tsx';
import { ReportSectionCard } from './parts/ReportSectionCard.tsx';
import { SentIncomplete } from './parts/SentIncomplete.tsx';
import { SectionJumps } from './parts/SectionJumps.tsx';
import { ReportGallery } from './gallery/ReportGallery.tsx';
import { scanOf } from './gallery/galleryPhotos.ts';
import { layoutRecipe } from './ReportLayout.recipe.ts';
import { reportRecipe } from './ReportScreen.recipe.ts';
import type { ReportStore } from './ReportStore.ts';
import { placeSections } from './sectionLayout.ts';
import { isTask, sectionsOf } from './sections.ts';
import { useHashTarget } from './useHashTarget.ts';
import { useSectionSpy } from './useSectionSpy.ts';

export interface ReportProfileProps {
  store: ReportStore;
  definition: ReportDefinition;
  /** Address of a photo or scan in full screen; null where there is none. */
  assetHref: AssetHref;
  /** The column next to the report, where there is room for one: `ReportAside`. */
  aside?: ReactNode;
  /** At the bottom of the window, where there is no room for the column: `NextStepBar`. */
  nextStep?: ReactNode;
  /** Right below the photos and facts, where it is not next to the report. */
  afterPhotos?: ReactNode;
  /** On top: what the customer is asked to add, or what they added. */
  notice?: ReactNode;
  /** Below the sections. */
  children?: ReactNode;
}

/**
 * A report: its photos, the most important facts, and its sections; next to them what there is to
 * decide. Renders nothing until it has loaded.
 */
export const ReportProfile = observer(function ReportProfile(props: ReportProfileProps) {
  const { store, definition, assetHref, aside, nextStep, afterPhotos, notice, children } = props;
  const styles = useSlotRecipe(reportRecipe);
  const layout = useSlotRecipe(layoutRecipe);
  const { value } = store.report;
  const sections = value ? sectionsOf(definition, value).filter(({ id }) => !isTask(id)) : [];
  const onSection = useCallback((id: ReportSectionId) => store.showSection(id), [store]);
  useSectionSpy(sections.map(({ id }) => id).join(' '), onSection);
  useHashTarget(Boolean(value));

  const tools = useDamageTools();

  if (!value) return null;
  const scan = scanOf(value.report.report);
  return (
    <AssetHrefProvider value={assetHref}>
      <DamageFocusProvider value={store.damages}>
        <div className={layout.root}>
          <div className={layout.lead}>
            {notice}
            <SentIncomplete report={value.report} />
            <ReportGallery report={value.report} />
            <FactStrip {...value} />
          </div>
          {afterPhotos && <div className={layout.decision}>{afterPhotos}</div>}
          {aside}
          <div className={layout.rest}>
            <SectionJumps
              definition={definition}
              sections={sections}
              current={store.currentSection}
            />
            <div className={styles.rows}>
              {placeSections(sections).map(({ section, size }) => (
                <ReportSectionCard
                  key={section.id}
                  section={section}
                  size={size}
                  definition={definition}
                  data={value}
                />
              ))}
            </div>
            {children}
          </div>
        </div>
        {nextStep && <div className={layout.nextStep}>{nextStep}</div>}
        {tools && scan && <tools.Placing scan={scan} />}
      </DamageFocusProvider>
    </AssetHrefProvider>
  );
});

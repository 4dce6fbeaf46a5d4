import { useSlotStyles } from '@forecourt/ui/styling';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages, sectionNames } from '../messages.ts';
import { reportRecipe } from '../ReportScreen.recipe.ts';
import type { StaffReport } from '../ReportStore.ts';
import { sectionTitleId } from '../scrollToSection.ts';
import type { ReportSection } from '../sections.ts';
import { DamageList } from './DamageList.tsx';
import { PhotoGrid } from './PhotoGrid.tsx';
import { ScanSection } from './ScanSection.tsx';
import { SectionFacts } from './SectionFacts.tsx';

interface ReportSectionCardProps {
  section: ReportSection;
  /** Stands beside another one where there is room. */
  half: boolean;
  data: StaffReport;
}

/** One section of the page, under an id that the progress list links to. */
export function ReportSectionCard({ section, half, data }: ReportSectionCardProps) {
  const styles = useSlotStyles(reportRecipe);
  const titleId = sectionTitleId(section.id);
  return (
    <section
      id={section.id}
      aria-labelledby={titleId}
      className={styles.section}
      data-state={section.state}
      data-half={half || undefined}
    >
      <h2 id={titleId} tabIndex={-1} className={styles.sectionTitle}>
        <FormattedMessage {...sectionNames[section.id]} />
      </h2>
      {section.state === 'done' ? (
        <>
          <SectionFacts id={section.id} data={data} />
          <SectionPhotos section={section} data={data} />
        </>
      ) : (
        <p className={styles.notProvided}>
          <FormattedMessage
            {...(section.state === 'skipped' ? messages.notProvided : messages.notYet)}
          />
        </p>
      )}
    </section>
  );
}

function SectionPhotos({
  section: { id, uploads },
  data,
}: Pick<ReportSectionCardProps, 'section' | 'data'>) {
  const intl = useIntl();
  const name = intl.formatMessage(sectionNames[id]);
  if (id === 'scan')
    return uploads.map((upload) => <ScanSection key={upload.id} upload={upload} />);
  if (id === 'damage') {
    const { damage_locations: locations } = data.report.report;
    return <DamageList section={name} locations={locations} uploads={uploads} />;
  }
  return <PhotoGrid label={name} uploads={uploads} />;
}

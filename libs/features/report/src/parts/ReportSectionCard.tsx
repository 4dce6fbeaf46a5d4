import { useSlotStyles } from '@forecourt/ui/styling';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages, sectionNames } from '../messages.ts';
import { reportRecipe } from '../ReportScreen.recipe.ts';
import type { StaffReport } from '../ReportStore.ts';
import type { ReportSection } from '../sections.ts';
import { CarCondition } from './CarCondition.tsx';
import { CarInformation } from './CarInformation.tsx';
import { ClaimSummary } from './ClaimSummary.tsx';
import { DamageList } from './DamageList.tsx';
import { Overview } from './Overview.tsx';
import { OwnerInformation } from './OwnerInformation.tsx';
import { PhotoGrid } from './PhotoGrid.tsx';
import { ScanSection } from './ScanSection.tsx';

interface ReportSectionCardProps {
  section: ReportSection;
  data: StaffReport;
}

/** One section of the page, under an id that the progress list links to. */
export function ReportSectionCard({ section, data }: ReportSectionCardProps) {
  const intl = useIntl();
  const styles = useSlotStyles(reportRecipe);
  const name = intl.formatMessage(sectionNames[section.id]);
  const titleId = `${section.id}-title`;
  return (
    <section id={section.id} aria-labelledby={titleId} className={styles.section}>
      <h2 id={titleId} className={styles.sectionTitle}>
        {name}
      </h2>
      {section.state === 'done' ? (
        <>
          <SectionFacts id={section.id} data={data} />
          {section.id === 'scan' ? (
            section.uploads.map((upload) => <ScanSection key={upload.id} upload={upload} />)
          ) : (
            <PhotoGrid section={name} uploads={section.uploads} />
          )}
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

/** What a section tells beside its photos. */
function SectionFacts({ id, data }: { id: ReportSection['id']; data: StaffReport }) {
  const intl = useIntl();
  const { car, damage_locations } = data.report.report;
  switch (id) {
    case 'claimSummary':
      return <ClaimSummary {...data} />;
    case 'overview':
      return <Overview {...data} />;
    case 'carInformation':
      return <CarInformation car={car} />;
    case 'ownerInformation':
      return <OwnerInformation {...data.report} />;
    case 'damage':
      return <DamageList locations={damage_locations} />;
    case 'mileage':
      return car.condition.mileage !== null && <p>{intl.formatNumber(car.condition.mileage)}</p>;
    case 'vin':
      return car.vincode !== null && <p translate="no">{car.vincode}</p>;
    case 'carCondition':
      return <CarCondition condition={car.condition} />;
    case 'scan':
    case 'windshield':
    case 'exterior':
    case 'dashboard':
    case 'frontInterior':
    case 'backInterior':
      return null;
  }
}

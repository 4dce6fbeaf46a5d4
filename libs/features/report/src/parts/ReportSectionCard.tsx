import { useSlotRecipe } from '@forecourt/ui/styling';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ReportDefinition } from '../definition.ts';
import { phrases, sectionName } from '../messages.ts';
import { reportRecipe } from '../ReportScreen.recipe.ts';
import type { ReportData } from '../reportData.ts';
import { sectionTitleId } from '../scrollToSection.ts';
import { hasNothing, type PlacedSection } from '../sectionLayout.ts';
import type { ReportSection } from '../sections.ts';
import { type DetailGroup, useDetailTools } from '../details/detailContext.ts';
import { DamageList } from './DamageList.tsx';
import { missingText } from './missingText.ts';
import { PhotoGrid } from './PhotoGrid.tsx';
import { ScanFigure } from './ScanFigure.tsx';
import { SectionFacts } from './SectionFacts.tsx';

interface ReportSectionCardProps {
  section: ReportSection;
  definition: Pick<ReportDefinition, 'sectionNames'>;
  /** How much of the width it takes where there is room for several. @default 'full' */
  size?: PlacedSection['size'];
  data: ReportData;
}

/** One section of the page, with the id that the progress list links to. */
export function ReportSectionCard(props: ReportSectionCardProps) {
  const { section, definition, size, data } = props;
  const styles = useSlotRecipe(reportRecipe);
  const titleId = sectionTitleId(section.id);
  const tools = useDetailTools();
  const group = groupOf[section.id];
  return (
    <section
      id={section.id}
      aria-labelledby={titleId}
      className={styles.section}
      data-empty={hasNothing(section) || undefined}
      data-size={size}
      data-long={isLong(section) || undefined}
    >
      <h2 id={titleId} tabIndex={-1} className={styles.sectionTitle}>
        <FormattedMessage {...sectionName(section.id, definition)} />
      </h2>
      {tools && section.id === 'claimSummary' && <tools.ClaimNumbers />}
      {hasNothing(section) ? (
        <p className={styles.notProvided} data-lacks={section.lacks}>
          <FormattedMessage {...missingText(section)} />
        </p>
      ) : (
        <>
          {section.share && section.share.needed > 1 && (
            <p className={styles.notProvided}>
              <FormattedMessage {...phrases.share} values={section.share} />
            </p>
          )}
          <SectionFacts id={section.id} data={data} />
          <SectionPhotos section={section} definition={definition} data={data} />
        </>
      )}
      {tools && group && <tools.Action group={group} />}
    </section>
  );
}

/** What of a section's facts staff can correct. */
const groupOf: Partial<Record<ReportSection['id'], DetailGroup>> = {
  carInformation: 'car',
  mileage: 'car',
  vin: 'car',
  ownerInformation: 'owner',
  claimSummary: 'claim',
};

/** Whether it may be longer than a printed page. */
function isLong({ id, uploads }: ReportSection): boolean {
  return id === 'carInformation' || id === 'damage_locations' || uploads.length > 6;
}

function SectionPhotos({
  section: { id, uploads },
  definition,
  data,
}: Pick<ReportSectionCardProps, 'section' | 'definition' | 'data'>) {
  const intl = useIntl();
  const name = intl.formatMessage(sectionName(id, definition));
  if (id === 'scan_360')
    return uploads.map((upload) => <ScanFigure key={upload.id} upload={upload} />);
  if (id === 'damage_locations') {
    const { damage_locations: locations } = data.report.report;
    return <DamageList section={name} locations={locations} uploads={uploads} />;
  }
  return <PhotoGrid label={name} uploads={uploads} />;
}

import type { PublicReport } from '@forecourt/contract';
import { carName } from '@forecourt/platform';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { useIntl } from 'react-intl';
import type { ReportDefinition } from '../definition.ts';
import type { ViewedReport } from '../reportData.ts';
import { pageCss } from './pageCss.ts';
import { usePageCss } from './usePageCss.ts';
import { letterheadRecipe } from './Letterhead.recipe.ts';

interface LetterheadProps {
  report: ViewedReport;
  definition: Pick<ReportDefinition, 'title'>;
}

/**
 * The letterhead of the first printed page, in the partner's color, and the footer of each page.
 */
export function Letterhead({ report, definition }: LetterheadProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(letterheadRecipe);
  const { partner, logo, report: content } = report;
  const kind = intl.formatMessage(definition.title);
  const { claim_number: claim } = report.identifiers ?? {};
  const foot = [partner.name, claim, carName(content.car), content.car.plate].filter(Boolean);
  usePageCss(pageCss(foot.join(', ')));
  return (
    <div className={styles.root}>
      <Mark partner={partner.name} logo={logo ?? null} />
      <span>{kind}</span>
    </div>
  );
}

function Mark({ partner, logo }: { partner: string; logo: PublicReport['logo'] }) {
  const styles = useSlotRecipe(letterheadRecipe);
  if (!logo?.url) return <bdi className={styles.partner}>{partner}</bdi>;
  return <img src={logo.url} alt={partner} loading="lazy" className={styles.logo} />;
}

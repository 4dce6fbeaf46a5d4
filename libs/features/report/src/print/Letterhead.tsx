import type { PublicReport } from '@forecourt/contract';
import { carName } from '@forecourt/platform';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { ViewedReport } from '../reportData.ts';
import { pageCss } from './pageCss.ts';
import { usePageCss } from './usePageCss.ts';
import { letterheadRecipe } from './Letterhead.recipe.ts';

interface LetterheadProps {
  report: ViewedReport;
  /** What kind of report it is. */
  kind: MessageDescriptor;
}

/**
 * The letterhead of the first printed page, in the partner's color, and the footer of each page.
 */
export function Letterhead({ report, kind }: LetterheadProps) {
  const styles = useSlotRecipe(letterheadRecipe);
  const { partner, logo, report: content } = report;
  const { claim_number: claim } = report.identifiers ?? {};
  const foot = [partner.name, claim, carName(content.car), content.car.plate].filter(Boolean);
  usePageCss(pageCss(foot.join(', ')));
  return (
    <div className={styles.root}>
      <Mark partner={partner.name} logo={logo ?? null} />
      <span>
        <FormattedMessage {...kind} />
      </span>
    </div>
  );
}

function Mark({ partner, logo }: { partner: string; logo: PublicReport['logo'] }) {
  const styles = useSlotRecipe(letterheadRecipe);
  if (!logo?.url) return <bdi className={styles.partner}>{partner}</bdi>;
  return <img src={logo.url} alt={partner} loading="lazy" className={styles.logo} />;
}

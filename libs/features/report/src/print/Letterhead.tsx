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
      {logo?.url ? (
        <img src={logo.url} alt={partner.name} loading="lazy" className={styles.logo} />
      ) : (
        <bdi className={styles.partner}>{partner.name}</bdi>
      )}
      <span>
        <FormattedMessage {...kind} />
      </span>
    </div>
  );
}

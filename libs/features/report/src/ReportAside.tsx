import { useSlotStyles } from '@forecourt/ui/styling';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { layoutRecipe } from './ReportLayout.recipe.ts';

export interface ReportAsideProps {
  /** What there is to decide, on top and always in reach. */
  decision?: ReactNode;
  /** Under it, such as the list of sections. */
  children?: ReactNode;
}

/**
 * The column next to a report. Where there is no room for it, the decision follows the photos and
 * the rest comes last.
 */
export function ReportAside({ decision, children }: ReportAsideProps) {
  const intl = useIntl();
  const styles = useSlotStyles(layoutRecipe);
  return (
    <aside className={styles.aside} aria-label={intl.formatMessage(messages.aside)}>
      {decision && <div className={styles.decision}>{decision}</div>}
      <div className={styles.more}>{children}</div>
    </aside>
  );
}

import type { PublicReport } from '@forecourt/contract';
import { PartnerLogo } from '@forecourt/ui/partner-logo';
import { useSlotRecipe } from '@forecourt/ui/styling';
import type { ReactNode } from 'react';
import { frameRecipe } from './PublicReportFrame.recipe.ts';

interface PublicReportFrameProps {
  /** Name of the report's partner; empty while it loads. Without one there is no bar. */
  partner?: string;
  logo: PublicReport['logo'] | undefined;
  children: ReactNode;
  /** Below the report, such as the choice of a language. */
  footer?: ReactNode;
}

/** The frame of a report behind a link: the partner, and nothing else. */
export function PublicReportFrame(props: PublicReportFrameProps) {
  const { partner, logo, children, footer } = props;
  const styles = useSlotRecipe(frameRecipe);
  return (
    <div className={styles.root}>
      {partner !== undefined && (
        <header className={styles.bar}>
          <PartnerLogo logo={logo} alt={partner}>
            <span className={styles.partner}>{partner}</span>
          </PartnerLogo>
        </header>
      )}
      <main>{children}</main>
      <footer className={styles.foot}>{footer}</footer>
    </div>
  );
}

import type { PublicReport } from '@forecourt/contract';
import { PartnerLogo } from '@forecourt/ui/partner-logo';
import { slotRecipe, useSlotStyles } from '@forecourt/ui/styling';
import type { ReactNode } from 'react';

const frameRecipe = slotRecipe({
  className: 'public-report',
  slots: ['root', 'bar', 'partner', 'foot'],
  base: {
    root: {
      minHeight: '100dvh',
      paddingBlockEnd: '10',
      backgroundColor: 'bg.page',
      color: 'fg.default',
      textStyle: 'body',
      _print: { minHeight: 0, paddingBlockEnd: 0, backgroundColor: 'transparent' },
    },
    bar: {
      display: 'flex',
      alignItems: 'center',
      height: '56px',
      paddingInline: '6',
      borderBlockEndWidth: '1px',
      borderBlockEndStyle: 'solid',
      borderBlockEndColor: 'line.default',
      backgroundColor: 'bg.surface',
      smDown: { paddingInline: '4' },
      // The printed report has its own letterhead.
      _print: { display: 'none' },
    },
    partner: { textStyle: 'title', truncate: true },
    foot: {
      maxWidth: '320px',
      marginInline: 'auto',
      marginBlockStart: '8',
      paddingInline: '4',
      '&:empty': { display: 'none' },
      _print: { display: 'none' },
    },
  },
});

interface PublicReportFrameProps {
  /** Name of the report's partner, once known. */
  partner?: string;
  logo: PublicReport['logo'];
  children: ReactNode;
  /** Below the report, such as the choice of a language. */
  footer?: ReactNode;
}

/** The frame of a report behind a link: the partner, and nothing else. */
export function PublicReportFrame(props: PublicReportFrameProps) {
  const { partner, logo, children, footer } = props;
  const styles = useSlotStyles(frameRecipe);
  return (
    <div className={styles.root}>
      <header className={styles.bar}>
        {logo?.url ? (
          <PartnerLogo url={logo.url} alt={partner ?? ''} />
        ) : (
          <span className={styles.partner}>{partner}</span>
        )}
      </header>
      <main>{children}</main>
      <footer className={styles.foot}>{footer}</footer>
    </div>
  );
}

import { PartnerLogo } from '@forecourt/ui/partner-logo';
import { useState } from 'react';
import type { Capture } from '../api/types.ts';
import styles from './Partner.module.css';

/** The partner's logo, or its name if there is no logo or it does not load. */
export function Partner({ partner }: { partner: Capture['partner'] }) {
  const [broken, setBroken] = useState(false);
  const { logo } = partner;
  if (logo.url && !broken) {
    return (
      <PartnerLogo
        place="page"
        logo={logo}
        alt={partner.name}
        width={logo.width ?? undefined}
        onError={() => setBroken(true)}
      />
    );
  }
  return (
    <p className={styles.name}>
      <span className={styles.initial} aria-hidden="true">
        {partner.name.slice(0, 1)}
      </span>
      {partner.name}
    </p>
  );
}

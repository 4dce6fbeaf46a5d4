import { claimStatusNames } from '@forecourt/contract';
import type { ClaimStatus } from '@forecourt/contract';
import { StatusBadge } from '@forecourt/ui/status-badge';
import { useIntl } from 'react-intl';
import { conclusionNames } from '../conclusionMessages.ts';

/** The conclusion of a claim or an inspection as a badge. */
export function ConclusionBadge({ status }: { status: ClaimStatus }) {
  const intl = useIntl();
  return (
    <StatusBadge
      status={claimStatusNames[status]}
      label={intl.formatMessage(conclusionNames[status])}
    />
  );
}

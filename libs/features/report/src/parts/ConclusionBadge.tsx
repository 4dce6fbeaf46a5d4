import { claimStatusNames } from '@forecourt/contract';
import type { ClaimStatus } from '@forecourt/contract';
import { conclusionNames } from '@forecourt/platform/flow-words';
import { StatusBadge } from '@forecourt/ui/status-badge';
import { useIntl } from 'react-intl';

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

import { Badge } from '../badge/Badge.tsx';
import { statusLook } from './statuses.ts';
import type { StatusName } from './statuses.ts';

export interface StatusBadgeProps {
  status: StatusName;
  /** The status in the reader's language. @default the en-US word of the status */
  label?: string;
  /** Positions it in its parent, such as a column. */
  className?: string;
}

/**
 * The status of a request, a car or an item: its word, with a color and a dot for quick scanning.
 */
export function StatusBadge({ status, label, className }: StatusBadgeProps) {
  const look = statusLook(status);
  return (
    <Badge tone={look.tone} dot={look.dot} outline={status === 'ARCHIVED'} className={className}>
      {label ?? look.label}
    </Badge>
  );
}

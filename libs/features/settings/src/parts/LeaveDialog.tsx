import { ConfirmDialog } from '@forecourt/ui/dialog';
import { useIntl } from 'react-intl';
import { messages } from '../messages.ts';

export interface LeaveDialogProps {
  /** The user is leaving. */
  open: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Confirms before the user leaves unpublished changes. */
export function LeaveDialog({ open, onStay, onLeave }: LeaveDialogProps) {
  const intl = useIntl();
  return (
    <ConfirmDialog
      open={open}
      danger
      stepless
      title={intl.formatMessage(messages.leaveTitle)}
      confirmLabel={intl.formatMessage(messages.leave)}
      cancelLabel={intl.formatMessage(messages.keepEditing)}
      onConfirm={onLeave}
      onOpenChange={onStay}
    >
      {intl.formatMessage(messages.leaveText)}
    </ConfirmDialog>
  );
}

import { ProgressBar } from '@forecourt/ui/progress-bar';
import { observer } from 'mobx-react-lite';
import { defineMessages, useIntl } from 'react-intl';
import type { UploadProgress } from '../general/UploadProgress.ts';

const messages = defineMessages({
  uploading: { defaultMessage: 'Uploading', description: 'Names the bar of an upload under way' },
  storing: {
    defaultMessage: 'Uploaded, checking',
    description: 'Names the bar of an upload that is sent and waits for the answer',
  },
});

interface UploadBarProps {
  progress: Pick<UploadProgress, 'active' | 'value'>;
}

/** The progress of an upload; renders nothing while there is none. */
export const UploadBar = observer(function UploadBar({ progress }: UploadBarProps) {
  const intl = useIntl();
  if (!progress.active) return null;
  const isSent = progress.value === 1;
  return (
    <ProgressBar
      label={intl.formatMessage(isSent ? messages.storing : messages.uploading)}
      value={progress.value}
    />
  );
});

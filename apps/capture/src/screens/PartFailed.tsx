import CloudOff from 'lucide-react/icons/cloud-off';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { defineMessages, useIntl } from 'react-intl';
import { Button } from '@forecourt/ui/button';
import { Alert } from '@forecourt/ui/alert';

const messages = defineMessages({
  title: { defaultMessage: 'This step isn’t loaded yet', description: 'Title of a notice' },
  text: {
    defaultMessage:
      'It needs a connection once. Your answers are saved, and the step loads as soon as you’re online.',
    description: 'A part of the page could not be fetched',
  },
  retry: { defaultMessage: 'Try now', description: 'Button: fetch a part of the page again' },
});

/** A part of the page could not be loaded; entered data is safe. */
export function PartFailed({ onRetry }: { onRetry(): void }) {
  const intl = useIntl();
  return (
    <Alert
      status="warning"
      icon={CloudOff}
      title={intl.formatMessage(messages.title)}
      action={
        <Button size="touch" variant="plain" icon={RotateCw} onClick={onRetry}>
          {intl.formatMessage(messages.retry)}
        </Button>
      }
    >
      {intl.formatMessage(messages.text)}
    </Alert>
  );
}

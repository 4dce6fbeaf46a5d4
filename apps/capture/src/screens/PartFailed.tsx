import { defineMessages, useIntl } from 'react-intl';
import { Button } from '../parts/Button.tsx';
import { Notice } from '../parts/Notice.tsx';

const messages = defineMessages({
  title: { defaultMessage: 'This part is not here yet', description: 'Title of a notice' },
  text: {
    defaultMessage:
      'It needs the network once. Everything you gave is kept, and it comes as soon as there is a signal.',
    description: 'A part of the page could not be fetched',
  },
  retry: { defaultMessage: 'Try now', description: 'Button: fetch a part of the page again' },
});

/** A part of the page could not be fetched; what was given is safe. */
export function PartFailed({ onRetry }: { onRetry(): void }) {
  const intl = useIntl();
  return (
    <Notice
      tone="warning"
      icon="offline"
      title={intl.formatMessage(messages.title)}
      action={
        <Button look="plain" icon="again" onClick={onRetry}>
          {intl.formatMessage(messages.retry)}
        </Button>
      }
    >
      {intl.formatMessage(messages.text)}
    </Notice>
  );
}

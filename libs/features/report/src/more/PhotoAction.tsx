import type { Upload } from '@forecourt/contract';
import { Button } from '@forecourt/ui/button';
import { Text } from '@forecourt/ui/layout';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MoreStore } from './MoreStore.ts';
import { refusalMessages as messages, refusalPhrases as phrases } from './refusalMessages.ts';

interface PhotoActionProps {
  store: MoreStore;
  upload: Upload;
  /** What the photo shows. */
  name: string;
  /** Below a photo of the report, or in the bar of the full view. */
  where: 'photo' | 'bar';
}

/** Refuses a photo, or takes that back; and what staff wrote about it. */
export const PhotoAction = observer(function PhotoAction(props: PhotoActionProps) {
  const { store, upload, name, where } = props;
  const intl = useIntl();
  const refusal = store.refusalOf(upload);
  const size = where === 'bar' ? 'md' : 'sm';
  const variant = where === 'bar' ? 'ghost' : 'plain';
  return (
    <>
      {refusal?.note && (
        <Text as="span" color="fg.muted" dir="auto" overflowWrap="anywhere">
          {refusal.note}
        </Text>
      )}
      {!refusal && store.mayRefuse(upload) && (
        <Button
          size={size}
          variant={variant}
          aria-label={intl.formatMessage(phrases.refuseOf, { name })}
          onClick={() => store.refusal.ask(upload, where)}
        >
          <FormattedMessage {...messages.refuse} />
        </Button>
      )}
      {refusal && store.mayTakeBack(upload) && (
        <Button
          size={size}
          variant={variant}
          loading={store.act.sending === `take back ${upload.id}`}
          aria-label={intl.formatMessage(phrases.takeBackOf, { name })}
          onClick={() => void store.takeBack(upload)}
        >
          <FormattedMessage {...messages.takeBack} />
        </Button>
      )}
    </>
  );
});

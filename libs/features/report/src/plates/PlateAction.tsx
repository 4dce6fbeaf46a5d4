import type { Upload } from '@forecourt/contract';
import { Button } from '@forecourt/ui/button';
import EyeOff from 'lucide-react/icons/eye-off';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { plateMessages as messages, platePhrases as phrases } from './messages.ts';
import type { PlateStore } from './PlateStore.ts';

interface PlateActionProps {
  store: PlateStore;
  upload: Upload;
  /** What the photo shows. */
  name: string;
}

/** In the bar of the full view: asks where the license plate is. */
export const PlateAction = observer(function PlateAction({
  store,
  upload,
  name,
}: PlateActionProps) {
  const intl = useIntl();
  if (!store.mayHide(upload)) return null;
  const isMarked = store.plateOf(upload) !== undefined;
  return (
    <Button
      variant="ghost"
      icon={EyeOff}
      aria-label={intl.formatMessage(isMarked ? phrases.editOf : phrases.hideOf, { name })}
      onClick={() => store.begin(upload)}
    >
      <FormattedMessage {...(isMarked ? messages.edit : messages.hide)} />
    </Button>
  );
});

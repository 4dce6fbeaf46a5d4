import type { Upload } from '@forecourt/contract';
import { Badge } from '@forecourt/ui/badge';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { shortDate } from './shortDate.ts';
import type { MoreStore } from './MoreStore.ts';
import { reasonMessages, refusalPhrases as phrases } from './refusalMessages.ts';

interface PhotoMarkProps {
  store: MoreStore;
  upload: Upload;
}

/** Why a photo is refused, or when it was added to a report that was complete. */
export const PhotoMark = observer(function PhotoMark({ store, upload }: PhotoMarkProps) {
  const intl = useIntl();
  const refusal = store.refusalOf(upload);
  if (refusal) {
    const { reason, isSent } = refusal;
    return (
      <Badge tone="danger" dot={isSent ? 'full' : 'ring'}>
        <FormattedMessage
          {...(isSent ? phrases.refused : phrases.toRefuse)}
          values={{ reason: intl.formatMessage(reasonMessages[reason]) }}
        />
      </Badge>
    );
  }
  if (!upload.addition_id || !upload.added_at) return null;
  return (
    <Badge tone="success">
      <FormattedMessage {...phrases.added} values={{ date: shortDate(upload.added_at, intl) }} />
    </Badge>
  );
});

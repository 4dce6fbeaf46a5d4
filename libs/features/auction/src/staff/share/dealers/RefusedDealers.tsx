import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { Note } from '../../../shared/Note.tsx';
import type { DealerChoice } from './DealerChoice.ts';
import { dealerPhrases as phrases } from './dealerMessages.ts';

/** Who can no longer be invited, after the server refused it because of them. */
export const RefusedDealers = observer(function RefusedDealers(props: { choice: DealerChoice }) {
  const { formatList } = useIntl();
  const { refused } = props.choice;
  if (refused.length === 0) return null;
  return (
    <Note tone="warning" role="alert">
      <FormattedMessage
        {...phrases.refused}
        values={{ count: refused.length, names: formatList(refused) }}
      />
    </Note>
  );
});

import { Button } from '@forecourt/ui/button';
import ImagePlus from 'lucide-react/icons/image-plus';
import { observer } from 'mobx-react-lite';
import { FormattedMessage } from 'react-intl';
import { moreMessages } from './messages.ts';
import type { MoreStore } from './MoreStore.ts';

/** Opens what the customer can be asked for; none while nothing can. */
export const AskButton = observer(function AskButton({ store }: { store: MoreStore }) {
  if (!store.mayAsk) return null;
  return (
    <Button icon={ImagePlus} size="sm" data-ask onClick={() => store.open()}>
      <FormattedMessage {...moreMessages.ask} />
    </Button>
  );
});

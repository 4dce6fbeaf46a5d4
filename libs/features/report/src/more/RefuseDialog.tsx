import { Button } from '@forecourt/ui/button';
import { Modal } from '@forecourt/ui/dialog';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { photoName } from '../photoName.ts';
import { refusalMessages as messages, refusalPhrases as phrases } from './refusalMessages.ts';
import { RefuseForm } from './RefuseForm.tsx';
import type { RefusalStore } from './RefusalStore.ts';

/** Asks why a photo of the report is refused. */
export const RefuseDialog = observer(function RefuseDialog({ store }: { store: RefusalStore }) {
  const intl = useIntl();
  // Its name stays while the dialog closes.
  const [last, setLast] = useState(store.upload);
  if (store.upload && store.upload !== last) setLast(store.upload);
  const name = last ? photoName(last, intl) : '';
  return (
    <Modal
      open={store.upload !== null && store.where === 'photo'}
      size="sm"
      title={intl.formatMessage(phrases.refuseOf, { name })}
      onOpenChange={() => store.close()}
      footer={
        <>
          <Button onClick={() => store.close()}>
            <FormattedMessage {...messages.cancel} />
          </Button>
          <Button variant="solid" onClick={() => store.confirm()}>
            <FormattedMessage {...messages.refuse} />
          </Button>
        </>
      }
    >
      <RefuseForm store={store} />
    </Modal>
  );
});

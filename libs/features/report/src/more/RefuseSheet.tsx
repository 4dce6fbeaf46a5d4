import type { Upload } from '@forecourt/contract';
import { Button } from '@forecourt/ui/button';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { moreRecipe } from './more.recipe.ts';
import { refusalMessages as messages, refusalPhrases as phrases } from './refusalMessages.ts';
import { RefuseForm } from './RefuseForm.tsx';
import type { RefusalStore } from './RefusalStore.ts';

interface RefuseSheetProps {
  store: RefusalStore;
  /** The photo that is shown. */
  upload: Upload;
  name: string;
}

/**
 * Asks why a photo in the full view is refused, beside it: staff look at it meanwhile. The full view
 * is a dialog already, so this is a part of it.
 */
export const RefuseSheet = observer(function RefuseSheet(props: RefuseSheetProps) {
  const { store, upload, name } = props;
  const intl = useIntl();
  const styles = useSlotRecipe(moreRecipe);
  const sheet = useRef<HTMLFormElement>(null);
  const isOpen = store.upload?.id === upload.id && store.where === 'bar';
  useEffect(() => {
    if (isOpen) sheet.current?.querySelector('input')?.focus();
  }, [isOpen]);
  if (!isOpen) return null;
  return (
    <form
      ref={sheet}
      className={styles.sheet}
      aria-label={intl.formatMessage(phrases.refuseOf, { name })}
      onSubmit={(event) => {
        event.preventDefault();
        store.confirm();
      }}
      onKeyDown={(event) => {
        // Arrows choose a reason here, and Escape closes the question before the view.
        event.stopPropagation();
        if (event.key !== 'Escape') return;
        event.preventDefault();
        store.close();
      }}
    >
      <RefuseForm store={store} />
      <div className={styles.buttons}>
        <Button onClick={() => store.close()}>
          <FormattedMessage {...messages.cancel} />
        </Button>
        <Button type="submit" variant="solid">
          <FormattedMessage {...messages.refuse} />
        </Button>
      </div>
    </form>
  );
});

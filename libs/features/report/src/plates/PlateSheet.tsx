import type { Upload } from '@forecourt/contract';
import { Alert } from '@forecourt/ui/alert';
import { Button } from '@forecourt/ui/button';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { Switch } from '@forecourt/ui/switch';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { plateFailures, plateMessages as messages } from './messages.ts';
import { platesRecipe } from './plates.recipe.ts';
import type { PlateStore } from './PlateStore.ts';

/** Id of the words that describe the box. */
export const KEYS_ID = 'plate-keys';

interface PlateSheetProps {
  store: PlateStore;
  /** The photo that is shown. */
  upload: Upload;
}

/** Beside a photo in the full view while its license plate is being marked. */
export const PlateSheet = observer(function PlateSheet({ store, upload }: PlateSheetProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(platesRecipe);
  const { act } = store;
  if (store.changingId !== upload.id) return null;
  return (
    <form
      className={styles.sheet}
      aria-label={intl.formatMessage(messages.title)}
      onSubmit={(event) => {
        event.preventDefault();
        void store.save();
      }}
      onKeyDown={(event) => {
        // Arrows do not turn to other photos here, and Escape closes this before the view.
        event.stopPropagation();
        if (event.key !== 'Escape') return;
        event.preventDefault();
        store.cancel();
      }}
    >
      <h2 className={styles.title}>
        <FormattedMessage {...messages.title} />
      </h2>
      <p className={styles.words}>
        <FormattedMessage {...messages.hint} />
      </p>
      <p id={KEYS_ID} className={styles.keys}>
        <FormattedMessage {...messages.keys} />
      </p>
      <Switch
        checked={store.isHidden}
        hint={<FormattedMessage {...messages.dealers} />}
        onCheckedChange={({ checked }) => store.hide(checked)}
      >
        <FormattedMessage {...messages.isHidden} />
      </Switch>
      {act.failure && (
        <Alert status="error" icon={CircleAlert}>
          <FormattedMessage {...plateFailures[act.failure]} />
        </Alert>
      )}
      <div className={styles.buttons}>
        {store.plateOf(upload) && (
          <Button
            variant="ghost"
            loading={act.sending === 'remove'}
            onClick={() => void store.remove()}
          >
            <FormattedMessage {...messages.remove} />
          </Button>
        )}
        <span className={styles.spring} />
        <Button onClick={() => store.cancel()}>
          <FormattedMessage {...messages.cancel} />
        </Button>
        <Button type="submit" variant="solid" loading={act.sending === 'save'}>
          <FormattedMessage {...messages.save} />
        </Button>
      </div>
    </form>
  );
});

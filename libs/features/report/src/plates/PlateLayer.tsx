import type { Upload } from '@forecourt/contract';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { FormattedMessage } from 'react-intl';
import { placeOf } from '../photoBox.ts';
import { plateMessages as messages } from './messages.ts';
import { PlateEditor } from './PlateEditor.tsx';
import { platesRecipe } from './plates.recipe.ts';
import type { PlateStore } from './PlateStore.ts';

interface PlateLayerProps {
  store: PlateStore;
  /** The photo that the layer covers. */
  upload: Upload;
}

/** Over a photo in the full view: where its license plate is, and whether links show it. */
export const PlateLayer = observer(function PlateLayer({ store, upload }: PlateLayerProps) {
  const styles = useSlotRecipe(platesRecipe);
  if (store.changingId === upload.id) return <PlateEditor store={store} />;
  const plate = store.plateOf(upload);
  if (!plate) return null;
  return (
    <div className={styles.box} style={placeOf(plate.box)}>
      <span className={styles.label}>
        <FormattedMessage {...(plate.hidden ? messages.isHidden : messages.isShown)} />
      </span>
    </div>
  );
});

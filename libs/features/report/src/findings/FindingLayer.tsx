import type { Upload } from '@forecourt/contract';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { placeOf } from '../photoBox.ts';
import { findingName } from './findingName.ts';
import { findingsRecipe } from './Findings.recipe.ts';
import type { FindingsStore } from './FindingsStore.ts';
import { findingPhrases as phrases } from './messages.ts';

interface FindingLayerProps {
  store: FindingsStore;
  /** The photo that the layer covers. */
  upload: Upload;
}

/** Over a photo in the full view: where the damage detection found something, and what. */
export const FindingLayer = observer(function FindingLayer({ store, upload }: FindingLayerProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(findingsRecipe);
  return store.findings
    .filter(({ upload_id: photo }) => photo === upload.id)
    .map((finding) => (
      <div key={finding.id} className={styles.box} style={placeOf(finding.box)}>
        <span className={styles.label}>
          {findingName(finding, undefined, intl)}
          {' · '}
          <FormattedMessage {...phrases.sure} values={{ share: finding.confidence }} />
        </span>
      </div>
    ));
});

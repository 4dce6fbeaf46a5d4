import { Button } from '@forecourt/ui/button';
import { Fieldset } from '@forecourt/ui/fieldset';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { photoName } from '../photoName.ts';
import { photoSource } from '../photoSource.ts';
import { moreMessages } from './messages.ts';
import { moreRecipe } from './more.recipe.ts';
import type { MoreStore } from './MoreStore.ts';
import {
  reasonMessages,
  refusalMessages as messages,
  refusalPhrases as phrases,
} from './refusalMessages.ts';

/** The photos that are going to be refused, each with its reason; nothing without any. */
export const RefusedPhotos = observer(function RefusedPhotos({ store }: { store: MoreStore }) {
  const intl = useIntl();
  const styles = useSlotRecipe(moreRecipe);
  const { photos } = store.draft;
  const refused = (store.report?.report.uploads ?? []).flatMap((upload) => {
    const refusal = photos.find(({ upload_id: id }) => id === upload.id);
    return refusal ? [{ upload, refusal }] : [];
  });
  if (refused.length === 0) return null;
  return (
    <Fieldset legend={<FormattedMessage {...moreMessages.refused} />}>
      <ul className={styles.options}>
        {refused.map(({ upload, refusal: { reason, note } }) => {
          const name = photoName(upload, intl);
          return (
            <li key={upload.id} className={styles.refused}>
              <img
                className={styles.thumb}
                src={photoSource(upload)?.src ?? upload.url ?? undefined}
                alt=""
              />
              <span className={styles.words}>
                {name}
                <small>
                  <FormattedMessage {...reasonMessages[reason]} />
                  {note && (
                    <>
                      {' · '}
                      <bdi>{note}</bdi>
                    </>
                  )}
                </small>
              </span>
              <Button
                size="sm"
                variant="ghost"
                aria-label={intl.formatMessage(phrases.takeBackOf, { name })}
                onClick={() => void store.takeBack(upload)}
              >
                <FormattedMessage {...messages.takeBack} />
              </Button>
            </li>
          );
        })}
      </ul>
    </Fieldset>
  );
});

import { Button } from '@forecourt/ui/button';
import { slotRecipe, useSlotStyles } from '@forecourt/ui/styling';
import Upload from 'lucide-react/icons/upload';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { fieldMessages } from '../fieldMessages.ts';
import { FileButton } from '../parts/FileButton.tsx';
import { type ImageStore, pictureTypes } from './ImageStore.ts';
import { imageRefusals, messages, phrases } from './messages.ts';

const imageRecipe = slotRecipe({
  className: 'settings-image',
  slots: ['root', 'label', 'row', 'frame', 'picture', 'side', 'buttons', 'hint', 'refusal'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '1.5', minWidth: 0 },
    label: { textStyle: 'label' },
    row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4' },
    frame: {
      display: 'grid',
      placeItems: 'center',
      flexShrink: 0,
      width: '168px',
      height: '96px',
      padding: '3',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'line.default',
      borderRadius: 'md',
      backgroundColor: 'bg.subtle',
      color: 'fg.muted',
      textStyle: 'caption',
      overflow: 'hidden',
    },
    picture: {
      maxWidth: '100%',
      maxHeight: '100%',
      objectFit: 'contain',
      // On the light plate that public pages give a logo in the dark.
      _dark: { padding: '2', borderRadius: 'sm', backgroundColor: 'bg.inverse' },
    },
    side: { display: 'flex', flexDirection: 'column', gap: '2', flex: '1 1 180px', minWidth: 0 },
    buttons: { display: 'flex', flexWrap: 'wrap', gap: '2' },
    hint: { textStyle: 'caption', color: 'fg.muted' },
    refusal: { textStyle: 'caption', color: 'danger.fg', fontWeight: 500 },
  },
  variants: {
    cover: {
      true: {
        frame: { padding: 0 },
        picture: { width: '100%', height: '100%', objectFit: 'cover', _dark: { padding: 0 } },
      },
    },
  },
});

interface ImageFieldProps {
  store: ImageStore;
  url: string | null;
  hint: ReactNode;
}

/** A picture of the partner: shown, replaced, removed; why a file was refused stands beside it. */
export const ImageField = observer(function ImageField({ store, url, hint }: ImageFieldProps) {
  const intl = useIntl();
  const id = useId();
  const styles = useSlotStyles(imageRecipe, { cover: store.kind === 'side_image' });
  const what = intl.formatMessage(fieldMessages[store.kind]!);
  return (
    <div role="group" aria-labelledby={id} className={styles.root}>
      <span id={id} className={styles.label}>
        {what}
      </span>
      <div className={styles.row}>
        <div className={styles.frame}>
          {url ? (
            <img className={styles.picture} src={url} alt={what} />
          ) : (
            intl.formatMessage(messages.noPicture)
          )}
        </div>
        <div className={styles.side}>
          <div className={styles.buttons}>
            <FileButton
              icon={Upload}
              label={intl.formatMessage(url ? phrases.replaceOf : phrases.uploadOf, { what })}
              accept={pictureTypes.join(',')}
              loading={store.sending}
              onFile={(file) => void store.put(file)}
            >
              {intl.formatMessage(url ? messages.replace : messages.upload)}
            </FileButton>
            {url && (
              <Button
                variant="ghost"
                aria-label={intl.formatMessage(phrases.removeOf, { what })}
                disabled={store.sending}
                onClick={() => void store.remove()}
              >
                {intl.formatMessage(messages.remove)}
              </Button>
            )}
          </div>
          <span className={styles.hint}>{hint}</span>
        </div>
      </div>
      {store.refusal && (
        <p role="alert" className={styles.refusal}>
          {intl.formatMessage(imageRefusals[store.refusal])}
        </p>
      )}
    </div>
  );
});

import { Button } from '@forecourt/ui/button';
import { PartnerLogo } from '@forecourt/ui/partner-logo';
import { useSlotRecipe } from '@forecourt/ui/styling';
import Upload from 'lucide-react/icons/upload';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { fieldMessages } from '../fieldMessages.ts';
import { FileButton } from '../parts/FileButton.tsx';
import { UploadBar } from '../parts/UploadBar.tsx';
import { type ImageStore, pictureTypes } from './ImageStore.ts';
import { imageRefusals, messages, phrases } from './messages.ts';
import { imageRecipe } from './ImageField.recipe.ts';

interface ImageFieldProps {
  store: ImageStore;
  url: string | null;
  hint: ReactNode;
  /** What pages show, if that is not the picture itself. */
  preview?: ReactNode;
  /** The preview is on a dark page. */
  dark?: boolean;
  /** What is wrong with the picture. */
  note?: ReactNode;
}

/** A picture of the partner, with replace and remove; shows why a file was rejected. */
export const ImageField = observer(function ImageField(props: ImageFieldProps) {
  const { store, url, hint, preview, dark, note } = props;
  const intl = useIntl();
  const id = useId();
  const styles = useSlotRecipe(imageRecipe, { cover: store.kind === 'side_image' });
  const what = intl.formatMessage(fieldMessages[store.kind]!);
  return (
    <div role="group" aria-labelledby={id} className={styles.root}>
      <span id={id} className={styles.label}>
        {what}
      </span>
      <div className={styles.row}>
        <div className={dark ? 'dark' : undefined}>
          <div className={`chakra-theme ${styles.frame}`}>
            {preview || <Picture kind={store.kind} url={url} alt={what} />}
          </div>
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
          <UploadBar progress={store.progress} />
          <span className={styles.hint}>{hint}</span>
          {note}
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

/** As pages show it: a logo in full, the side image of the invite page cropped to fill its area. */
function Picture({
  kind,
  url,
  alt,
}: {
  kind: ImageStore['kind'];
  url: string | null;
  alt: string;
}) {
  const styles = useSlotRecipe(imageRecipe);
  const intl = useIntl();
  if (!url) return intl.formatMessage(messages.noPicture);
  if (kind === 'logo') return <PartnerLogo place="frame" logo={{ url }} alt={alt} />;
  return <img className={styles.picture} src={url} alt={alt} />;
}

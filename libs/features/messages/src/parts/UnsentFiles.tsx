import { ProgressBar } from '@forecourt/ui/progress-bar';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { fileMessages } from '../files/fileMessages.ts';
import type { FileTray } from '../files/FileTray.ts';
import type { UnsentFile } from '../files/unsentFile.ts';
import { plainText } from '../plainText.ts';
import { filesRecipe } from './files.recipe.ts';
import { PdfRow } from './PdfRow.tsx';

interface UnsentFilesProps {
  files: readonly UnsentFile[];
  tray: FileTray;
  /** They are on their way. */
  sending: boolean;
}

/** The files of a message that is not sent yet: how far they are, and why one is not accepted. */
export const UnsentFiles = observer(function UnsentFiles({
  files,
  tray,
  sending,
}: UnsentFilesProps) {
  const styles = useSlotRecipe(filesRecipe);
  const intl = useIntl();
  return (
    <div className={styles.root}>
      {files.map(({ id, kind, name, bytes }) => {
        const preview = tray.previews.get(id);
        const refusal = tray.refusals.get(id);
        const label = plainText(name);
        return (
          <div key={id} className={styles.file}>
            {preview ? (
              <span className={styles.photo} data-still>
                <img
                  className={styles.image}
                  src={preview}
                  alt={intl.formatMessage(fileMessages.photo, { name: label })}
                />
              </span>
            ) : (
              <PdfRow name={name} bytes={bytes} />
            )}
            {sending && (
              <ProgressBar
                bare
                label={intl.formatMessage(fileMessages.sent, { name: label })}
                value={tray.progress.get(id) ?? 0}
              />
            )}
            {refusal && (
              <span className={styles.note}>
                <FormattedMessage
                  {...(refusal === 'LOST'
                    ? fileMessages.lost
                    : kind === 'PDF'
                      ? fileMessages.pdfNotAccepted
                      : fileMessages.notAccepted)}
                />
              </span>
            )}
          </div>
        );
      })}
    </div>
  );
});

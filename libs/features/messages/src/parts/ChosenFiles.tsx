import { Icon } from '@forecourt/ui/icon';
import { IconButton } from '@forecourt/ui/icon-button';
import { useSlotRecipe } from '@forecourt/ui/styling';
import FileText from 'lucide-react/icons/file-text';
import X from 'lucide-react/icons/x';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { fileMessages } from '../files/fileMessages.ts';
import type { FileTray } from '../files/FileTray.ts';
import type { FileProblem } from '../files/unsentFile.ts';
import { plainText } from '../plainText.ts';
import { filesRecipe } from './files.recipe.ts';

const PROBLEMS = {
  OTHER_TYPE: fileMessages.otherType,
  UNREADABLE: fileMessages.unreadable,
  EMPTY: fileMessages.empty,
  TOO_LARGE: fileMessages.tooLarge,
  NO_ROOM: fileMessages.noRoom,
} as const;

/** The photos and PDF files chosen for the next message, each with a button to remove it. */
export const ChosenFiles = observer(function ChosenFiles({ tray }: { tray: FileTray }) {
  const styles = useSlotRecipe(filesRecipe);
  const intl = useIntl();
  return (
    <div
      role="group"
      aria-label={intl.formatMessage(fileMessages.chosen)}
      style={{ display: 'contents' }}
    >
      {tray.chosen.map(({ id, name }) => {
        const preview = tray.previews.get(id);
        const shown = plainText(name);
        return (
          <span key={id} className={styles.chosen}>
            {preview ? <img src={preview} alt="" /> : <Icon icon={FileText} size={20} />}
            <bdi className={styles.name}>{shown}</bdi>
            <IconButton
              icon={X}
              size="sm"
              label={intl.formatMessage(fileMessages.remove, { name: shown })}
              className={styles.remove}
              onClick={() => tray.remove(id)}
            />
          </span>
        );
      })}
      {tray.preparing > 0 && (
        <span className={styles.chosen} role="status">
          <FormattedMessage {...fileMessages.preparing} />
        </span>
      )}
    </div>
  );
});

/** Why the last file was not taken. */
export function FileProblemNote({ problem }: { problem: FileProblem }) {
  const styles = useSlotRecipe(filesRecipe);
  return (
    <p className={styles.note} role="alert">
      {problem.reason === 'TOO_MANY' ? (
        <FormattedMessage {...fileMessages.tooMany} />
      ) : (
        <FormattedMessage
          {...PROBLEMS[problem.reason]}
          values={{ name: plainText(problem.name) }}
        />
      )}
    </p>
  );
}

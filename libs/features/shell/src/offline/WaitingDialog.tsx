import type { Task } from '@forecourt/platform/queue';
import { Button } from '@forecourt/ui/button';
import { Modal } from '@forecourt/ui/dialog';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Act } from './acts.ts';
import { messages } from './messages.ts';
import { offlineRecipe } from './Offline.recipe.ts';

/** A message that has not been confirmed. */
export interface WaitingMessage {
  key: string;
  text: string;
  /** Ends sending it; its text becomes a draft again. */
  takeBack(): void;
}

export interface WaitingDialogProps {
  open: boolean;
  onClose: () => void;
  acts: readonly Task<Act>[];
  onDiscard: (key: string) => void;
  messages: readonly WaitingMessage[];
}

/** What was done without a network, with a way to give each thing up. */
export const WaitingDialog = observer(function WaitingDialog(props: WaitingDialogProps) {
  const { open, onClose, acts, onDiscard, messages: texts } = props;
  const styles = useSlotRecipe(offlineRecipe);
  const intl = useIntl();
  const rows = [
    ...acts.map((task) => ({
      key: task.key,
      name: nameOf(task.meta),
      isRefused: task.refusal !== null,
      button: messages.discard,
      end: () => onDiscard(task.key),
    })),
    ...texts.map(({ key, text, takeBack }) => ({
      key,
      name: intl.formatMessage(messages.message, { text }),
      isRefused: false,
      button: messages.toDraft,
      end: takeBack,
    })),
  ];
  function nameOf(act: Act): string {
    return act.type === 'read' ? '' : intl.formatMessage(messages[act.type], { name: act.name });
  }
  return (
    <Modal
      open={open}
      size="sm"
      title={<FormattedMessage {...messages.title} />}
      onOpenChange={(details) => !details.open && onClose()}
    >
      {rows.length === 0 ? (
        <p role="status">
          <FormattedMessage {...messages.nothing} />
        </p>
      ) : (
        <>
          <p>
            <FormattedMessage {...messages.explain} />
          </p>
          <ul className={styles.list}>
            {rows.map(({ key, name, isRefused, button, end }) => (
              <li key={key} className={styles.row}>
                <div className={styles.name}>
                  <bdi>{name}</bdi>
                  {isRefused && (
                    <p className={styles.note}>
                      <FormattedMessage {...messages.refused} />
                    </p>
                  )}
                </div>
                <Button
                  size="sm"
                  variant="ghost"
                  onClick={end}
                  aria-label={`${intl.formatMessage(button)}: ${name}`}
                >
                  <FormattedMessage {...button} />
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Modal>
  );
});

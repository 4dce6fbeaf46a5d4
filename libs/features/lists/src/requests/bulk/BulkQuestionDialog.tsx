import { type Request, textMaxLength } from '@forecourt/contract';
import { contactOf, customerName } from '@forecourt/platform';
import { ConfirmDialog } from '@forecourt/ui/dialog';
import { Stack, Text } from '@forecourt/ui/layout';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { TextArea } from '@forecourt/ui/text-area';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { sendMessages } from '../sendMessages.ts';
import { bulkRecipe } from '../../list/bulk/Bulk.recipe.ts';
import type { TellBulk } from '../../list/bulk/useBulkWords.ts';
import { Written } from '../parts/Written.tsx';
import type { BulkQuestion, BulkStore } from './BulkStore.ts';
import { messages, sentences } from './messages.ts';

/** The most names that are listed; the total is shown above them. */
const NAMES_SHOWN = 50;

interface BulkQuestionDialogProps {
  bulk: BulkStore;
  /** How many are selected, including those that cannot get a message. */
  selected: number;
  tell: TellBulk<Request>;
}

/** Says what is about to be sent and to whom, and sends it on confirmation. */
export const BulkQuestionDialog = observer(function BulkQuestionDialog(
  props: BulkQuestionDialogProps,
) {
  const { bulk, selected, tell } = props;
  const intl = useIntl();
  const styles = useSlotRecipe(bulkRecipe);
  // The text stays while the dialog closes.
  const [last, setLast] = useState<BulkQuestion | null>(null);
  if (bulk.question && bulk.question !== last) setLast(bulk.question);
  const shown = bulk.question ?? last;
  if (!shown) return null;
  const { action, requests, samples } = shown;
  const isFollowUp = action === 'followUp';
  const count = requests.length;
  return (
    <ConfirmDialog
      open={bulk.question !== null}
      title={intl.formatMessage(isFollowUp ? messages.followUpTitle : messages.resendTitle)}
      confirmLabel={intl.formatMessage(
        isFollowUp ? sendMessages.followUpDo : sendMessages.resendDo,
      )}
      onConfirm={() => tell(bulk.send())}
      onOpenChange={() => bulk.drop()}
    >
      <Stack gap="3">
        <Text>
          {intl.formatMessage(isFollowUp ? sentences.followUpText : sentences.resendText, {
            count,
          })}
        </Text>
        <ul className={styles.list} tabIndex={0}>
          {requests.slice(0, NAMES_SHOWN).map((request) => (
            <li key={request.id} className={styles.row}>
              <span className={styles.name}>
                <bdi>{customerName(request)}</bdi>
                {request.name && <bdi className={styles.note}>{contactOf(request)}</bdi>}
              </span>
            </li>
          ))}
          {count > NAMES_SHOWN && (
            <li className={styles.row}>
              {intl.formatMessage(sentences.more, { count: count - NAMES_SHOWN })}
            </li>
          )}
        </ul>
        {selected > count && (
          <Text color="fg.muted">
            {intl.formatMessage(sentences.left, { count: selected - count })}
          </Text>
        )}
        {isFollowUp && (
          <TextArea
            label={intl.formatMessage(sendMessages.message)}
            hint={intl.formatMessage(sendMessages.messageHint)}
            optional
            maxLength={textMaxLength}
            value={bulk.message}
            onChange={(event) => bulk.type(event.target.value)}
          />
        )}
        {samples.map(({ channel, request, count: those, wording }) => {
          const name = customerName(request);
          const label = intl.formatMessage(sentences[channel], { count: those, name });
          return (
            <Stack key={channel} gap="1">
              <Text color="fg.muted">{label}</Text>
              <Written wording={wording} label={label} />
            </Stack>
          );
        })}
        {count > 1 && <Text color="fg.muted">{intl.formatMessage(messages.ownLink)}</Text>}
      </Stack>
    </ConfirmDialog>
  );
});

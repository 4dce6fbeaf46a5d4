import { hasCode } from '@forecourt/api-client';
import type { Request, SendChannel } from '@forecourt/contract';
import { customerName } from '@forecourt/platform';
import { deliveryReasonMessages } from '@forecourt/platform/sending-words';
import { ConfirmDialog } from '@forecourt/ui/dialog';
import { Stack, Text } from '@forecourt/ui/layout';
import { SegmentGroup } from '@forecourt/ui/segment-group';
import { TextField } from '@forecourt/ui/text-field';
import { showToast } from '@forecourt/ui/toast';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { actionMessages } from '../messages.ts';
import type { RetryQuestion } from '../RetryQuestion.ts';
import { channelWords, retryMessages, retrySentences } from '../retryMessages.ts';
import { sendFailureText } from './sendFailureText.ts';
import { useSendWait } from './useSendWait.ts';

/** What the dialog asks about, by what the message is about. */
function titleOf({ delivery }: Request): MessageDescriptor {
  if (delivery?.about === 'CONCLUSION') return retryMessages.conclusionTitle;
  return delivery?.about === 'OFFER' ? retryMessages.offerTitle : retryMessages.title;
}

/** Says why a message was not delivered, and sends it again after the address has been checked. */
export default observer(function RetryDialog({ question }: { question: RetryQuestion }) {
  const intl = useIntl();
  // The text stays while the dialog closes.
  const [last, setLast] = useState<Request | null>(null);
  if (question.asked && question.asked !== last) setLast(question.asked);
  const shown = question.asked ?? last;
  const wait = useSendWait(shown ?? undefined, actionMessages.tryAgain);
  if (!shown) return null;
  const { channel, channels, contact, error, isByPhone } = question;
  const name = customerName(shown);
  const isWrong = hasCode(error, 'INVALID_FORMAT', 'MISSING_FIELD');

  const send = async (): Promise<void> => {
    const sent = await question.confirm();
    if (sent) showToast({ title: intl.formatMessage(retrySentences.again, { name }) });
  };

  return (
    <ConfirmDialog
      open={question.asked !== null}
      title={intl.formatMessage(titleOf(shown))}
      confirmLabel={wait.label}
      disabled={wait.isWaiting}
      loading={question.sending}
      onConfirm={() => void send()}
      onOpenChange={() => question.cancel()}
    >
      <Stack gap="3">
        <Text>{intl.formatMessage(retrySentences.text, { name })}</Text>
        <Text fontWeight={550}>
          {intl.formatMessage(deliveryReasonMessages[shown.delivery?.reason ?? 'UNKNOWN'])}
        </Text>
        {channels.length > 1 && (
          <SegmentGroup<SendChannel>
            legend={intl.formatMessage(retryMessages.way)}
            value={channel}
            options={channels.map((value) => ({
              value,
              label: intl.formatMessage(channelWords[value]),
            }))}
            onValueChange={({ value }) => question.choose(value)}
          />
        )}
        <TextField
          label={intl.formatMessage(isByPhone ? retryMessages.number : retryMessages.address)}
          type={isByPhone ? 'tel' : 'email'}
          autoComplete="off"
          maxLength={250}
          value={contact}
          error={
            isWrong
              ? intl.formatMessage(isByPhone ? retryMessages.badNumber : retryMessages.badAddress)
              : undefined
          }
          onChange={(event) => question.type(event.target.value)}
        />
        {wait.left && <Text color="fg.muted">{wait.left}</Text>}
        {error != null && !isWrong && (
          <Text role="alert" color="danger.fg">
            {sendFailureText(error, intl)}
          </Text>
        )}
      </Stack>
    </ConfirmDialog>
  );
});

import { textMaxLength } from '@forecourt/contract';
import { contactOf, customerName } from '@forecourt/platform';
import { ConfirmDialog } from '@forecourt/ui/dialog';
import { Stack, Text } from '@forecourt/ui/layout';
import { TextArea } from '@forecourt/ui/text-area';
import { showToast } from '@forecourt/ui/toast';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { sendMessages, sendSentences } from '../sendMessages.ts';
import type { Sending } from '../sendAgain.ts';
import type { SendQuestion } from '../SendQuestion.ts';
import { sendFailureText } from './sendFailureText.ts';
import { useSendWait } from './useSendWait.ts';
import { Written } from './Written.tsx';

const words = {
  resend: {
    title: sendMessages.resendTitle,
    text: sendSentences.resendText,
    confirm: sendMessages.resendDo,
    done: sendSentences.resent,
  },
  followUp: {
    title: sendMessages.followUpTitle,
    text: sendSentences.followUpText,
    confirm: sendMessages.followUpDo,
    done: sendSentences.followedUp,
  },
};

/** Says what is about to be sent and to whom, and sends it on confirmation. */
export default observer(function SendQuestionDialog({ question }: { question: SendQuestion }) {
  const intl = useIntl();
  // The text stays while the dialog closes.
  const [last, setLast] = useState<Sending | null>(null);
  if (question.asked && question.asked !== last) setLast(question.asked);
  const shown = question.asked ?? last;
  const wait = useSendWait(shown?.request, words[shown?.action ?? 'resend'].confirm);
  if (!shown) return null;
  const { action, request } = shown;
  const { title, text, done } = words[action];
  const name = customerName(request);
  const isWhatsapp = question.wording.channel === 'WHATSAPP';

  const send = async (): Promise<void> => {
    const sent = await question.confirm();
    if (sent) showToast({ title: intl.formatMessage(done, { name }), tone: 'success' });
  };

  return (
    <ConfirmDialog
      open={question.asked !== null}
      title={intl.formatMessage(title)}
      confirmLabel={wait.label}
      disabled={wait.isWaiting}
      loading={question.sending}
      onConfirm={() => void send()}
      onOpenChange={() => question.cancel()}
    >
      <Stack gap="3">
        <Text>{intl.formatMessage(text, { name })}</Text>
        <Text fontWeight={550}>
          {isWhatsapp
            ? intl.formatMessage(sendSentences.byWhatsapp, { phone: contactOf(request) })
            : request.phone
              ? intl.formatMessage(sendSentences.bySms, { phone: contactOf(request) })
              : intl.formatMessage(sendSentences.byEmail, { email: contactOf(request) })}
        </Text>
        {action === 'followUp' && (
          <TextArea
            label={intl.formatMessage(sendMessages.message)}
            hint={intl.formatMessage(sendMessages.messageHint)}
            optional
            maxLength={textMaxLength}
            value={question.wording.message}
            onChange={(event) => question.type(event.target.value)}
          />
        )}
        {isWhatsapp ? (
          <Text color="fg.muted">{intl.formatMessage(sendMessages.template)}</Text>
        ) : (
          <Written wording={question.wording} label={intl.formatMessage(sendMessages.written)} />
        )}
        {wait.left && <Text color="fg.muted">{wait.left}</Text>}
        {question.error != null && (
          <Text role="alert" color="danger.fg">
            {sendFailureText(question.error, intl)}
          </Text>
        )}
      </Stack>
    </ConfirmDialog>
  );
});

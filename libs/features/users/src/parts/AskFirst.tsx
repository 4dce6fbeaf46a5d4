import { ConfirmDialog } from '@forecourt/ui/dialog';
import { FormattedMessage, useIntl } from 'react-intl';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import { messages, phrases } from '../messages.ts';
import type { Question } from '../question.ts';

interface AskFirstProps {
  question: Question | null;
  onConfirm: (question: Question) => void;
  onCancel: () => void;
}

/** Confirms before someone is deactivated or reactivated, or an invitation is revoked. */
export function AskFirst({ question, onConfirm, onCancel }: AskFirstProps) {
  const intl = useIntl();
  if (!question) return null;
  const [text, label] = words[question.kind];
  return (
    <ConfirmDialog
      open
      danger={question.kind === 'deactivate' || question.kind === 'revoke'}
      title={titleOf(question, intl)}
      confirmLabel={intl.formatMessage(label)}
      onConfirm={() => onConfirm(question)}
      onOpenChange={onCancel}
    >
      <FormattedMessage {...text} />
    </ConfirmDialog>
  );
}

const words: Record<Question['kind'], [text: MessageDescriptor, label: MessageDescriptor]> = {
  deactivate: [messages.deactivateText, messages.deactivate],
  reactivate: [messages.reactivateText, messages.reactivate],
  ownRole: [messages.ownRoleText, messages.changeRole],
  revoke: [messages.revokeText, messages.revoke],
};

function titleOf(question: Question, intl: IntlShape): string {
  if (question.kind === 'ownRole') return intl.formatMessage(messages.ownRole);
  const { name } = question.kind === 'revoke' ? question.invitation : question.member;
  return intl.formatMessage(phrases[question.kind], { name });
}

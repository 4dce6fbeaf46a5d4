import { ButtonLink } from '@forecourt/ui/button';
import MessageSquare from 'lucide-react/icons/message-square';
import { FormattedMessage } from 'react-intl';
import { newThreadId } from './NewThreadSection.tsx';
import { newThreadMessages } from './messages.ts';

/** Link from the header of a car for sale to the form below it. */
export function NewThreadLink() {
  return (
    <ButtonLink href={`#${newThreadId}`} variant="solid" icon={MessageSquare}>
      <FormattedMessage {...newThreadMessages.title} />
    </ButtonLink>
  );
}

/** Link from the owner's offer to their conversation with the partner. */
export function ConversationLink({ href }: { href: string }) {
  return (
    <ButtonLink href={href} icon={MessageSquare}>
      <FormattedMessage {...newThreadMessages.conversation} />
    </ButtonLink>
  );
}

import { ButtonLink } from '@forecourt/ui/button';
import MessageSquare from 'lucide-react/icons/message-square';
import { FormattedMessage } from 'react-intl';
import { focusNewThread, newThreadId } from './NewThreadSection.tsx';
import { newThreadMessages } from './messages.ts';

/** Link from a car for sale to the form below it, whose first field gets the focus. */
export function NewThreadLink() {
  return (
    <ButtonLink
      href={`#${newThreadId}`}
      variant="solid"
      icon={MessageSquare}
      // The browser goes to the section first, and takes the focus there.
      onClick={() => requestAnimationFrame(focusNewThread)}
    >
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

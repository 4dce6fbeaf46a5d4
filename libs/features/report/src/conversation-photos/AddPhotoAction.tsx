import { Button, ButtonLink } from '@forecourt/ui/button';
import { Text } from '@forecourt/ui/layout';
import Check from 'lucide-react/icons/check';
import ImagePlus from 'lucide-react/icons/image-plus';
import { observer } from 'mobx-react-lite';
import { FormattedMessage } from 'react-intl';
import type { ConversationPhotosStore } from './ConversationPhotosStore.ts';
import {
  conversationPhotoFailures as failures,
  conversationPhotoMessages as messages,
} from './messages.ts';

interface AddPhotoActionProps {
  store: ConversationPhotosStore;
  /** The photo, an attachment of the conversation with the customer. */
  attachmentId: string;
  /** Address of the photos of the conversation in the report. */
  reportHref: string;
}

/** In the bar over a photo of the chat: adds it to the report, and leads there once it is in. */
export const AddPhotoAction = observer(function AddPhotoAction(props: AddPhotoActionProps) {
  const { store, attachmentId: id, reportHref } = props;
  if (store.has(id)) {
    return (
      <ButtonLink variant="ghost" icon={Check} href={reportHref}>
        <FormattedMessage {...messages.isIn} />
      </ButtonLink>
    );
  }
  if (!store.mayChange) return null;
  const { failure } = store.act;
  return (
    <>
      {failure && store.hasFailed(id) && (
        <Text role="alert" color="danger.fg" textStyle="caption">
          <FormattedMessage {...failures[failure]} />
        </Text>
      )}
      <Button
        variant="ghost"
        icon={ImagePlus}
        loading={store.isSending('add', id)}
        onClick={() => void store.add(id)}
      >
        <FormattedMessage {...messages.add} />
      </Button>
    </>
  );
});

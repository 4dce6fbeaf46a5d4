import type { ConversationPhoto } from '@forecourt/contract';
import { Button } from '@forecourt/ui/button';
import { Text } from '@forecourt/ui/layout';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { showToast } from '@forecourt/ui/toast';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { shortDate } from '../more/shortDate.ts';
import { scrollToSection } from '../scrollToSection.ts';
import { conversationPhotosRecipe } from './ConversationPhotos.recipe.ts';
import type { ConversationPhotosStore } from './ConversationPhotosStore.ts';
import {
  conversationPhotoFailures as failures,
  conversationPhotoMessages as messages,
  conversationPhotoPhrases as phrases,
} from './messages.ts';

/** Id of the photos in the report, for links to them. */
export const conversationPhotosId = 'conversation-photos';

interface ConversationPhotosProps {
  store: ConversationPhotosStore;
  /** Shows a photo over the whole window. */
  showPhoto: (props: { photo: ConversationPhoto['attachment']; onClose: () => void }) => ReactNode;
}

/** The photos that staff added to a report from the conversation with its customer; nothing without any. */
export const ConversationPhotos = observer(function ConversationPhotos(
  props: ConversationPhotosProps,
) {
  const { store, showPhoto } = props;
  const styles = useSlotRecipe(conversationPhotosRecipe);
  const [opened, setOpened] = useState<ConversationPhoto['attachment'] | null>(null);
  if (store.photos.length === 0) return null;
  const titleId = `${conversationPhotosId}-title`;
  return (
    <section id={conversationPhotosId} className={styles.root} aria-labelledby={titleId}>
      <h2 id={titleId} tabIndex={-1} className={styles.title}>
        <FormattedMessage {...messages.heading} />
      </h2>
      <p className={styles.hint}>
        <FormattedMessage {...messages.hint} />
      </p>
      <ul className={styles.list}>
        {store.photos.map((photo) => (
          <Photo
            key={photo.attachment.id}
            store={store}
            photo={photo}
            onOpen={() => setOpened(photo.attachment)}
          />
        ))}
      </ul>
      {opened && showPhoto({ photo: opened, onClose: () => setOpened(null) })}
    </section>
  );
});

interface PhotoProps {
  store: ConversationPhotosStore;
  photo: ConversationPhoto;
  onOpen: () => void;
}

const Photo = observer(function Photo({ store, photo, onOpen }: PhotoProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(conversationPhotosRecipe);
  const { attachment, from, added_by: adder, added_at: at } = photo;
  const { id, name, url, thumbnailUrl } = attachment;
  const date = shortDate(at, intl);
  const { failure } = store.act;
  const remove = async (): Promise<void> => {
    if (!(await store.remove(id))) return;
    showToast({ title: intl.formatMessage(messages.removed), tone: 'success' });
    // The button that had the focus is gone; so is the heading, after the last photo.
    scrollToSection(conversationPhotosId);
  };
  return (
    <li>
      <button
        type="button"
        className={styles.photo}
        aria-label={intl.formatMessage(phrases.open, { name })}
        onClick={onOpen}
      >
        <img
          className={styles.image}
          src={thumbnailUrl ?? url}
          alt=""
          loading="lazy"
          decoding="async"
        />
      </button>
      <div className={styles.words}>
        <FormattedMessage {...(from === 'AGENT' ? messages.fromStaff : messages.fromCustomer)} />
        <span className={styles.note}>
          {adder ? (
            <FormattedMessage {...phrases.added} values={{ name: adder.name, date }} />
          ) : (
            <FormattedMessage {...phrases.addedBySomebody} values={{ date }} />
          )}
        </span>
        {store.mayChange && (
          <Button
            size="sm"
            variant="plain"
            loading={store.isSending('remove', id)}
            aria-label={intl.formatMessage(phrases.removeOf, { name })}
            onClick={() => void remove()}
          >
            <FormattedMessage {...messages.remove} />
          </Button>
        )}
        {failure && store.hasFailed(id) && (
          <Text role="alert" color="danger.fg" textStyle="caption">
            <FormattedMessage {...failures[failure]} />
          </Text>
        )}
      </div>
    </li>
  );
});

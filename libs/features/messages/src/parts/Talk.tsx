import { carName } from '@forecourt/platform';
import { RoleAvatar } from '@forecourt/ui/avatar';
import { Icon } from '@forecourt/ui/icon';
import { useNavigation } from '@forecourt/ui/navigation';
import { Skeleton } from '@forecourt/ui/skeleton';
import { useSlotRecipe } from '@forecourt/ui/styling';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { observer } from 'mobx-react-lite';
import { type MessageDescriptor, useIntl } from 'react-intl';
import type { StaffConversation } from '../conversation/Conversations.ts';
import { ConversationSkeleton, ConversationView } from '../conversation/ConversationView.tsx';
import { messages } from '../messages.ts';
import { NoticeMark, NoticeNote } from '../notice/index.ts';
import { usePresence } from '../presence/context.ts';
import { PresentPeople } from '../presence/PresentPeople.tsx';
import { plainText } from '../plainText.ts';
import { talkRecipe } from './Talk.recipe.ts';

export interface TalkProps {
  /** null until it is known which. */
  conversation: StaffConversation | null;
  /** Ready-made answers. */
  quickReplies: readonly MessageDescriptor[];
  now?: () => number;
  /** Address of the settings, for those who may change the countries for SMS. */
  settingsHref?: string | undefined;
  back: {
    href: string;
    label: MessageDescriptor;
    /** Width of the window up to which there is nothing else to go back by. */
    until: 'sm' | 'md';
  };
}

/** A conversation under a line that says with whom and about which car. */
export const Talk = observer(function Talk(props: TalkProps) {
  const { conversation, quickReplies, now, back, settingsHref } = props;
  const subject = conversation?.subject;
  const { Link } = useNavigation();
  const styles = useSlotRecipe(talkRecipe);
  const intl = useIntl();
  const presence = usePresence();
  const unnamed = subject?.role === 'SELLER' ? messages.unnamedSeller : messages.unnamedBuyer;
  const name = subject ? plainText(subject.name ?? '') || intl.formatMessage(unnamed) : '';
  const car = plainText(carName(subject?.car ?? {}));
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <Link
          href={back.href}
          className={styles.back}
          data-until={back.until}
          aria-label={intl.formatMessage(back.label)}
        >
          <Icon icon={ArrowLeft} size={20} />
        </Link>
        {subject ? (
          <>
            <RoleAvatar name={name} role={subject.role === 'SELLER' ? 'seller' : 'buyer'} />
            <div className={styles.who}>
              <h2 className={styles.title}>
                <bdi>{name}</bdi>
              </h2>
              {car && (
                <p className={styles.car}>
                  <bdi>{car}</bdi>
                </p>
              )}
            </div>
            <PresentPeople people={presence?.inThread(subject.id) ?? []} />
          </>
        ) : (
          <>
            <Skeleton width="36px" height="36px" round />
            <Skeleton width="140px" />
          </>
        )}
      </div>
      {conversation ? (
        <ConversationView
          store={conversation}
          name={name}
          quickReplies={quickReplies}
          now={now}
          mark={subject?.notice && <NoticeMark notice={subject.notice} />}
          note={<Unnotified conversation={conversation} name={name} settingsHref={settingsHref} />}
        />
      ) : (
        <ConversationSkeleton />
      )}
    </div>
  );
});

/** What to do where the other side was not, or cannot be, notified of the newest message. */
const Unnotified = observer(function Unnotified({
  conversation,
  name,
  settingsHref,
}: Pick<TalkProps, 'settingsHref'> & { conversation: StaffConversation; name: string }) {
  const { subject, notice: store, log, marks } = conversation;
  const newest = log.messages.findLast(({ mine }) => mine);
  const isUnread = newest !== undefined && newest.seq > marks.theirReadSeq;
  if (!subject || !store || !isUnread) return null;
  const hasFailed = subject.notice?.state === 'FAILED';
  if (!hasFailed && subject.channels.length > 0) return null;
  return (
    <NoticeNote
      store={store}
      details={subject}
      name={name}
      mayAct={conversation.mayWrite}
      settingsHref={settingsHref}
    />
  );
});

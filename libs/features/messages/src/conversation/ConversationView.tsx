import { hasCode } from '@forecourt/api-client';
import { messageMaxLength } from '@forecourt/contract';
import { systemClock } from '@forecourt/platform';
import { Button } from '@forecourt/ui/button';
import { Composer } from '@forecourt/ui/composer';
import { ErrorArt, NotFoundArt, WaitingArt } from '@forecourt/ui/illustrations';
import { Skeleton } from '@forecourt/ui/skeleton';
import { EmptyState, ErrorState } from '@forecourt/ui/states';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useRef } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { fileMessages } from '../files/fileMessages.ts';
import { messages } from '../messages.ts';
import { ComposerNotes } from '../presence/ComposerNotes.tsx';
import { Arrivals } from '../parts/Arrivals.tsx';
import { ChosenFiles, FileProblemNote } from '../parts/ChosenFiles.tsx';
import { MessageList } from '../parts/MessageList.tsx';
import { useFileDrop } from '../parts/useFileDrop.ts';
import { useKeyboardInset } from '../parts/useKeyboardInset.ts';
import type { ConversationStore } from './ConversationStore.ts';
import { conversationViewRecipe } from './ConversationView.recipe.ts';

export interface ConversationViewProps {
  store: ConversationStore<unknown>;
  /** The name of the other side; empty until it is known. */
  name: string;
  /** Ready-made answers; choosing one puts its text into the box. */
  quickReplies?: readonly MessageDescriptor[];
  /** Shown instead of the messages while there are none. */
  empty?: ReactNode;
  /** Shown instead of a conversation that does not exist. */
  gone?: ReactNode;
  /** At this side's newest message: how the notice of it fares. */
  mark?: ReactNode;
  /** Over the box to write in: what is to be done about the notice. */
  note?: ReactNode;
  now?: () => number;
}

/** What a message takes; a phone offers its camera and photos. */
const ACCEPTED = 'image/*,application/pdf';

/** One conversation: its messages, and the box to write in. */
export const ConversationView = observer(function ConversationView(props: ConversationViewProps) {
  const { store, name, quickReplies = [], empty, gone, now = () => systemClock.now() } = props;
  const { mark, note } = props;
  const styles = useSlotRecipe(conversationViewRecipe);
  const intl = useIntl();
  const foot = useRef<HTMLDivElement>(null);
  useKeyboardInset(foot);
  const tray = store.mayWrite ? store.tray : null;
  const onFiles = tray ? (files: File[]) => void tray.add(files) : undefined;
  const { isOver, handlers } = useFileDrop(onFiles);
  const hasFiles = tray !== null && (tray.chosen.length > 0 || tray.preparing > 0);
  const none = store.log.messages.length === 0 && store.unsent.length === 0;
  if (store.phase === 'failed') return <Failure store={store} gone={gone} />;
  return (
    <div className={styles.root} {...handlers}>
      {isOver && (
        <div className={styles.drop}>
          <FormattedMessage {...fileMessages.drop} />
        </div>
      )}
      {store.stale && (
        <div className={styles.stale} role="status">
          <FormattedMessage {...messages.stale} />
        </div>
      )}
      {store.phase !== 'loaded' ? (
        <ConversationSkeleton />
      ) : none ? (
        <div className={styles.center}>
          {empty ?? (
            <EmptyState title={<FormattedMessage {...messages.firstTitle} />} art={<WaitingArt />}>
              {store.mayWrite && <FormattedMessage {...messages.firstText} values={{ name }} />}
            </EmptyState>
          )}
        </div>
      ) : (
        <MessageList
          key={store.id}
          store={store}
          label={intl.formatMessage(messages.conversation, { name })}
          now={now}
          mark={mark}
        />
      )}
      {store.phase === 'loaded' && (
        <Arrivals key={`arrivals ${store.id}`} store={store} name={name} />
      )}
      <div ref={foot} className={styles.foot}>
        {note}
        {store.mayWrite && <ComposerNotes store={store} name={name} />}
        {tray?.problem && <FileProblemNote problem={tray.problem} />}
        {store.mayWrite ? (
          <Composer
            label={
              name
                ? intl.formatMessage(messages.write, { name })
                : intl.formatMessage(messages.writeUnnamed)
            }
            value={store.draft}
            maxLength={messageMaxLength}
            onChange={(event) => store.write(event.target.value)}
            onSend={({ value }) => store.send(value)}
            onFiles={onFiles && (({ files }) => onFiles(files))}
            accept={ACCEPTED}
            files={tray && hasFiles && <ChosenFiles tray={tray} />}
            extras={
              quickReplies.length > 0 && (
                <div
                  className={styles.quick}
                  role="group"
                  aria-label={intl.formatMessage(messages.quick)}
                >
                  {quickReplies.map((reply) => {
                    const text = intl.formatMessage(reply);
                    return (
                      <Button
                        key={text}
                        size="sm"
                        variant="outline"
                        onClick={() => add(store, text)}
                      >
                        {text}
                      </Button>
                    );
                  })}
                </div>
              )
            }
          />
        ) : (
          <FormattedMessage {...messages.readOnly} />
        )}
      </div>
    </div>
  );
});

/** Appends a quick reply to the draft instead of replacing it. */
function add(store: ConversationStore<unknown>, text: string): void {
  store.write([store.draft.trimEnd(), text].filter(Boolean).join(' '));
}

function Failure({ store, gone }: { store: ConversationStore<unknown>; gone: ReactNode }) {
  const styles = useSlotRecipe(conversationViewRecipe);
  const isGone = hasCode(store.error, 'NOT_FOUND', 'INVALID_FORMAT');
  return (
    <div className={styles.root}>
      <div className={styles.center}>
        {isGone ? (
          (gone ?? (
            <EmptyState
              title={<FormattedMessage {...messages.goneTitle} />}
              art={<NotFoundArt />}
            />
          ))
        ) : (
          <ErrorState
            title={<FormattedMessage {...messages.failedTitle} />}
            art={<ErrorArt />}
            onRetry={() => void store.load()}
          />
        )}
      </div>
    </div>
  );
}

/** The skeleton: messages of both sides, in gray. */
export function ConversationSkeleton() {
  const styles = useSlotRecipe(conversationViewRecipe);
  const intl = useIntl();
  return (
    <div
      className={styles.skeleton}
      role="status"
      aria-label={intl.formatMessage(messages.loading)}
    >
      {['46%', '34%', '58%', '40%'].map((width) => (
        <Skeleton key={width} width={width} height="40px" round />
      ))}
    </div>
  );
}

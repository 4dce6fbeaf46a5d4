import { hasCode } from '@forecourt/api-client';
import type { Colleague } from '@forecourt/contract';
import { awayText } from '@forecourt/platform/away-words';
import { Avatar } from '@forecourt/ui/avatar';
import { Modal } from '@forecourt/ui/dialog';
import { Icon } from '@forecourt/ui/icon';
import { Skeleton } from '@forecourt/ui/skeleton';
import { referenceOf } from '@forecourt/ui/reference';
import { ErrorState } from '@forecourt/ui/states';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { showToast } from '@forecourt/ui/toast';
import Check from 'lucide-react/icons/check';
import UserRoundX from 'lucide-react/icons/user-round-x';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { assignRecipe } from './AssignDialog.recipe.ts';
import type { AssignAsk } from './AssignQuestion.ts';
import type { AssignStore } from './AssignStore.ts';
import { messages, sentences } from './messages.ts';

/** Asks who is to look after requests; one press assigns. */
export const AssignDialog = observer(function AssignDialog({ store }: { store: AssignStore }) {
  const intl = useIntl();
  const { asked } = store;
  // The text stays while the dialog closes.
  const [last, setLast] = useState<AssignAsk | null>(null);
  if (asked && asked !== last) setLast(asked);
  useEffect(() => {
    if (asked) void store.load();
  }, [asked, store]);
  const shown = asked ?? last;
  if (!shown) return null;
  const count = shown.requests.length;
  const name = shown.requests[0]?.name ?? '';

  const choose = async (agent: Colleague | null): Promise<void> => {
    const done = await store.choose(agent?.id ?? null);
    // Many report their own results.
    if (!done || count > 1) return;
    const title = agent
      ? intl.formatMessage(sentences.assigned, { name, agent: agent.name })
      : intl.formatMessage(sentences.unassigned, { name });
    showToast({ title, tone: 'success' });
  };

  return (
    <Modal
      open={asked !== null}
      size="sm"
      title={intl.formatMessage(sentences.title, { count, name })}
      onOpenChange={() => store.close()}
    >
      <Choices store={store} onChoose={(agent) => void choose(agent)} />
    </Modal>
  );
});

interface ChoicesProps {
  store: AssignStore;
  onChoose(agent: Colleague | null): void;
}

const Choices = observer(function Choices({ store, onChoose }: ChoicesProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(assignRecipe);
  const { choices, error } = store;
  if (!choices) {
    if (store.colleagues.state.status !== 'error') return <Waiting />;
    return (
      <ErrorState
        inline
        title={intl.formatMessage(messages.failed)}
        onRetry={() => void store.load()}
      >
        {referenceOf(store.colleagues.state.error)}
      </ErrorState>
    );
  }
  return (
    <>
      <ul className={styles.list} aria-label={intl.formatMessage(messages.list)}>
        {choices.map((one) => (
          <Choice
            key={one.id}
            store={store}
            id={one.id}
            picture={<Avatar name={one.name} src={one.avatar ?? undefined} />}
            name={store.isMe(one) ? intl.formatMessage(sentences.me, { name: one.name }) : one.name}
            away={one.away ? awayText(one.away, intl) : undefined}
            onChoose={() => onChoose(one)}
          />
        ))}
        <Choice
          store={store}
          id={null}
          picture={
            <span className={styles.nobody}>
              <Icon icon={UserRoundX} size={18} />
            </span>
          }
          name={intl.formatMessage(messages.nobody)}
          onChoose={() => onChoose(null)}
        />
      </ul>
      {error != null && (
        <p role="alert" className={styles.problem}>
          {intl.formatMessage(
            hasCode(error, 'INVALID_FORMAT', 'NOT_FOUND') ? messages.refused : messages.notAssigned,
          )}
        </p>
      )}
    </>
  );
});

interface ChoiceProps {
  store: AssignStore;
  /** Null for nobody. */
  id: string | null;
  picture: ReactNode;
  name: string;
  /** Until when they are away. */
  away?: string;
  onChoose(): void;
}

const Choice = observer(function Choice(props: ChoiceProps) {
  const { store, id, picture, name, away, onChoose } = props;
  const styles = useSlotRecipe(assignRecipe);
  const isBusy = store.sending !== undefined;
  const isCurrent = store.current === id;
  return (
    <li>
      <button
        type="button"
        className={styles.choice}
        aria-current={isCurrent || undefined}
        aria-busy={store.sending === id || undefined}
        aria-disabled={isBusy || undefined}
        onClick={onChoose}
      >
        {picture}
        <span className={styles.words}>
          <bdi className={styles.name}>{name}</bdi>
          {away && <bdi className={styles.away}>{away}</bdi>}
        </span>
        {isCurrent && (
          <span className={styles.mark}>
            <Icon icon={Check} size={18} />
          </span>
        )}
      </button>
    </li>
  );
});

function Waiting() {
  const intl = useIntl();
  const styles = useSlotRecipe(assignRecipe);
  return (
    <div role="status" aria-label={intl.formatMessage(messages.loading)} className={styles.list}>
      {['70%', '55%', '62%'].map((width) => (
        <span key={width} className={styles.choice}>
          <Skeleton width="36px" height="36px" />
          <Skeleton width={width} />
        </span>
      ))}
    </div>
  );
}

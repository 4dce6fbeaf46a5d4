import type { SessionInfo } from '@forecourt/contract';
import { Badge } from '@forecourt/ui/badge';
import { Button } from '@forecourt/ui/button';
import { ConfirmDialog } from '@forecourt/ui/dialog';
import { Icon } from '@forecourt/ui/icon';
import { Page } from '@forecourt/ui/page';
import { RowSkeleton } from '@forecourt/ui/skeleton';
import { referenceOf } from '@forecourt/ui/reference';
import { ErrorState } from '@forecourt/ui/states';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { showToast } from '@forecourt/ui/toast';
import { formatDateTime } from '@forecourt/platform';
import Laptop from 'lucide-react/icons/laptop';
import Smartphone from 'lucide-react/icons/smartphone';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { deviceOf } from '@forecourt/platform/device';
import { columnNames, messages, phrases } from './messages.ts';
import { sessionsRecipe } from './SessionsScreen.recipe.ts';
import type { SessionsStore } from './SessionsStore.ts';

export interface SessionsScreenProps {
  store: SessionsStore;
}

/** /sessions: the devices the user is signed in on, with sign-out for one or all. */
export const SessionsScreen = observer(function SessionsScreen({ store }: SessionsScreenProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(sessionsRecipe);
  const [asks, setAsks] = useState(false);
  const { state, value } = store.sessions;
  const tell = (work: Promise<void>): void => {
    work.catch(() => showToast({ tone: 'danger', title: intl.formatMessage(messages.notEnded) }));
  };
  return (
    <Page
      title={<FormattedMessage {...messages.title} />}
      description={<FormattedMessage {...messages.lead} />}
      width="wide"
      actions={
        <Button loading={store.isEndingAll} onClick={() => setAsks(true)}>
          <FormattedMessage {...messages.endAll} />
        </Button>
      }
    >
      {state.status === 'error' && (
        <ErrorState
          inline={value !== undefined}
          title={<FormattedMessage {...messages.failed} />}
          onRetry={() => void store.load()}
        >
          {referenceOf(state.error)}
        </ErrorState>
      )}
      {!value && state.status !== 'error' && (
        <div role="status" aria-label={intl.formatMessage(messages.loading)}>
          <SessionsTable>
            {[1, 2, 3].map((one) => (
              <RowSkeleton key={one} />
            ))}
          </SessionsTable>
        </div>
      )}
      {value && (
        <SessionsTable>
          <ul className={styles.list} aria-label={intl.formatMessage(messages.list)}>
            {value.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                isEnding={store.isEnding(session.id)}
                onEnd={() => tell(store.end(session))}
              />
            ))}
          </ul>
        </SessionsTable>
      )}
      <ConfirmDialog
        open={asks}
        danger
        title={intl.formatMessage(messages.askAll)}
        confirmLabel={intl.formatMessage(messages.endAll)}
        onOpenChange={() => setAsks(false)}
        onConfirm={() => {
          setAsks(false);
          tell(store.endAll());
        }}
      >
        <FormattedMessage {...messages.askAllText} />
      </ConfirmDialog>
    </Page>
  );
});

/** A card with column headers, which screen readers do not need: rows say what a time is of. */
function SessionsTable({ children }: { children: ReactNode }) {
  const styles = useSlotRecipe(sessionsRecipe);
  return (
    <div className={styles.frame}>
      <div className={styles.table}>
        <div className={styles.heads} aria-hidden>
          <span>
            <FormattedMessage {...columnNames.device} />
          </span>
          <span>
            <FormattedMessage {...columnNames.used} />
          </span>
          <span>
            <FormattedMessage {...columnNames.since} />
          </span>
        </div>
        {children}
      </div>
    </div>
  );
}

/** A time: below its column's header, or in a sentence. */
function Moment({ phrase, at }: { phrase: MessageDescriptor; at: string }) {
  const styles = useSlotRecipe(sessionsRecipe);
  const when = formatDateTime(at);
  return (
    <span className={styles.moment}>
      <span aria-hidden className={styles.when}>
        {when}
      </span>
      <span className={styles.sentence}>
        <FormattedMessage {...phrase} values={{ when }} />
      </span>
    </span>
  );
}

interface SessionRowProps {
  session: SessionInfo;
  isEnding: boolean;
  onEnd: () => void;
}

function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(sessionsRecipe);
  const { browser, system, isPhone } = deviceOf(session.user_agent);
  const device =
    browser && system
      ? intl.formatMessage(phrases.device, { browser, system })
      : (browser ?? system ?? intl.formatMessage(messages.unknown));
  return (
    <li className={styles.row}>
      <span className={styles.icon}>
        <Icon icon={isPhone ? Smartphone : Laptop} size={20} />
      </span>
      <div className={styles.name}>
        {device}
        {session.current && (
          <Badge tone="success">
            <FormattedMessage {...messages.here} />
          </Badge>
        )}
      </div>
      <Moment phrase={phrases.used} at={session.last_used_at} />
      <Moment phrase={phrases.since} at={session.inserted_at} />
      <div className={styles.action}>
        {!session.current && (
          <Button
            size="sm"
            loading={isEnding}
            aria-label={intl.formatMessage(phrases.endOne, { device })}
            onClick={onEnd}
          >
            <FormattedMessage {...messages.end} />
          </Button>
        )}
      </div>
    </li>
  );
}

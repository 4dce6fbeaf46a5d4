import type { Notification, NotificationKind } from '@forecourt/contract';
import { Avatar } from '@forecourt/ui/avatar';
import { Button } from '@forecourt/ui/button';
import { DateTime } from '@forecourt/ui/date-time';
import { SidePanel } from '@forecourt/ui/dialog';
import { Icon } from '@forecourt/ui/icon';
import { Link } from '@forecourt/ui/link';
import { RowSkeleton } from '@forecourt/ui/skeleton';
import { EmptyState, ErrorState } from '@forecourt/ui/states';
import { useSlotRecipe } from '@forecourt/ui/styling';
import type { LucideIcon } from 'lucide-react';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import FileText from 'lucide-react/icons/file-text';
import Gavel from 'lucide-react/icons/gavel';
import { observer } from 'mobx-react-lite';
import { type IntlShape, useIntl } from 'react-intl';
import { bellRecipe } from './Bell.recipe.ts';
import type { BellStore } from './BellStore.ts';
import { kindSentences, messages } from './messages.ts';

/** Where notifications lead. */
export type BellLinks = (notification: Notification) => string;

interface BellPanelProps {
  store: BellStore;
  hrefOf: BellLinks;
}

/** What concerns the user, the newest first. */
export default observer(function BellPanel({ store, hrefOf }: BellPanelProps) {
  const intl = useIntl();
  return (
    <SidePanel
      open={store.isOpen}
      title={intl.formatMessage(messages.title)}
      onOpenChange={() => store.hide()}
      footer={
        store.unread > 0 && (
          <Button onClick={() => void store.readAll()}>
            {intl.formatMessage(messages.readAll)}
          </Button>
        )
      }
    >
      {store.isFailed && (
        <ErrorState
          inline
          title={intl.formatMessage(messages.notRead)}
          onRetry={() => void store.readAll()}
        />
      )}
      <Notifications store={store} hrefOf={hrefOf} />
    </SidePanel>
  );
});

const Notifications = observer(function Notifications({ store, hrefOf }: BellPanelProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(bellRecipe);
  const { items, infinite } = store.list;
  if (items.length === 0 && infinite === 'complete') {
    return (
      <EmptyState title={intl.formatMessage(messages.empty)}>
        {intl.formatMessage(messages.emptyText)}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={styles.list} aria-label={intl.formatMessage(messages.list)}>
        {items.map((one) => (
          <Row key={one.id} notification={one} store={store} href={hrefOf(one)} />
        ))}
      </ul>
      {infinite === 'loading' && (
        <div role="status" aria-label={intl.formatMessage(messages.loading)}>
          <RowSkeleton />
          <RowSkeleton />
          <RowSkeleton />
        </div>
      )}
      {infinite === 'error' && (
        <ErrorState
          inline
          title={intl.formatMessage(messages.failed)}
          onRetry={() => void store.list.retry()}
        />
      )}
      {infinite === 'ready' && items.length > 0 && (
        <div className={styles.foot}>
          <Button variant="ghost" onClick={() => void store.list.loadMore()}>
            {intl.formatMessage(messages.more)}
          </Button>
        </div>
      )}
    </>
  );
});

interface RowProps {
  notification: Notification;
  store: BellStore;
  href: string;
}

function Row({ notification, store, href }: RowProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(bellRecipe);
  const { id, kind, request, inserted_at, read_at } = notification;
  const isUnread = read_at === null;
  return (
    <li>
      <Link
        href={href}
        quiet
        className={styles.row}
        data-unread={isUnread || undefined}
        onClick={() => {
          void store.read(id);
          store.hide();
        }}
      >
        <Mark notification={notification} />
        <span className={styles.words}>
          <span className={styles.what}>
            {isUnread && (
              <span className={styles.said}>{`${intl.formatMessage(messages.unread)} `}</span>
            )}
            {intl.formatMessage(kindSentences[kind], valuesOf(notification, intl))}
          </span>
          <bdi className={styles.about}>
            {[request.name ?? intl.formatMessage(messages.noName), carOf(request)]
              .filter(Boolean)
              .join(' · ')}
          </bdi>
          <DateTime value={inserted_at} className={styles.time} />
        </span>
        {isUnread && <span aria-hidden className={styles.dot} />}
      </Link>
    </li>
  );
}

const byColleagues: ReadonlySet<NotificationKind> = new Set(['ASSIGNED', 'MENTIONED']);

const icons: Partial<Record<NotificationKind, LucideIcon>> = {
  REPORT_COMPLETED: FileText,
  ADDITION_COMPLETED: FileText,
  BIDS: Gavel,
  OFFER_ACCEPTED: CircleCheck,
  OFFER_DECLINED: CircleX,
};

/** Who did it, or what it is. */
function Mark({ notification }: Pick<RowProps, 'notification'>) {
  const intl = useIntl();
  const styles = useSlotRecipe(bellRecipe);
  const icon = icons[notification.kind];
  if (!icon) return <Avatar name={personOf(notification, intl)} />;
  return (
    <span className={styles.mark}>
      <Icon icon={icon} size={18} />
    </span>
  );
}

/** The colleague, or who wrote; empty if unknown. */
function personOf({ kind, actor, thread }: Notification, intl: IntlShape): string {
  if (!byColleagues.has(kind)) return thread?.name ?? '';
  return actor?.name ?? intl.formatMessage(messages.somebody);
}

function valuesOf(notification: Notification, intl: IntlShape) {
  const { make, model } = notification.request.car ?? {};
  return {
    name: personOf(notification, intl) || NONE,
    count: notification.count,
    car: [make, model].filter(Boolean).join(' ') || NONE,
  };
}

/** Stands for an unknown value in messages. */
const NONE = 'none';

/** `2019 Volvo XC60 482 NGT`, as far as known. */
function carOf({ car }: Notification['request']): string {
  return [car?.year, car?.make, car?.model, car?.plate].filter(Boolean).join(' ');
}

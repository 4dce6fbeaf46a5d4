import type { DeliveryReason, DetailChange, RequestEvent, SectionName } from '@forecourt/contract';
import { formatDateTime } from '@forecourt/platform';
import { detailNames, detailText } from '@forecourt/platform/request-words';
import { sectionWords } from '@forecourt/platform/section-words';
import { deliveryReasonMessages } from '@forecourt/platform/sending-words';
import { DateTime } from '@forecourt/ui/date-time';
import { Icon } from '@forecourt/ui/icon';
import { Box } from '@forecourt/ui/layout';
import { Skeleton } from '@forecourt/ui/skeleton';
import { EmptyState, ErrorState } from '@forecourt/ui/states';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { type IntlShape, useIntl } from 'react-intl';
import type { TimelineEntry } from './entries.ts';
import { looks } from './looks.ts';
import {
  deliveredMessages,
  eventMessages,
  messages,
  sentences,
  sentMessages,
  undeliveredMessages,
  wayMessages,
} from './messages.ts';
import { timelineRecipe } from './Timeline.recipe.ts';
import type { TimelineStore } from './TimelineStore.ts';

export interface TimelineProps {
  store: TimelineStore;
}

/** The history of a request, newest first: delivered, opened, the customer's progress. */
export const Timeline = observer(function Timeline({ store }: TimelineProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(timelineRecipe);
  if (!store.isKnown) {
    if (store.status !== 'error') return <Waiting />;
    return (
      <ErrorState
        inline
        title={intl.formatMessage(messages.failed)}
        onRetry={() => void store.retry()}
      />
    );
  }
  if (store.entries.length === 0) return <EmptyState title={intl.formatMessage(messages.empty)} />;
  return (
    <>
      {store.status === 'error' && (
        <p role="status" className={styles.note}>
          {intl.formatMessage(messages.stale)}
        </p>
      )}
      <ol className={styles.list}>
        {store.entries.map((entry) => (
          <Entry key={entry.event.id} entry={entry} />
        ))}
      </ol>
    </>
  );
});

function Entry({ entry: { event, earlierSections } }: { entry: TimelineEntry }) {
  const intl = useIntl();
  const styles = useSlotRecipe(timelineRecipe);
  const [icon, tone] = looks[event.type];
  const way = GOING.has(event.type) && wayMessages[event.detail ?? ''];
  return (
    <li className={styles.entry}>
      <span className={styles.mark} data-tone={tone}>
        <Icon icon={icon} size={16} />
      </span>
      <div className={styles.words}>
        <span className={styles.title}>{titleOf(event, intl)}</span>
        {event.type === 'DELIVERY_FAILED' && (
          <span className={styles.who}>{reasonOf(event, intl)}</span>
        )}
        {way && <span className={styles.who}>{intl.formatMessage(way)}</span>}
        {SAYING_WHY.has(event.type) && event.detail && (
          <bdi className={styles.who}>
            {intl.formatMessage(sentences.words, { text: event.detail })}
          </bdi>
        )}
        {(event.type === 'COMPLETED' || event.type === 'ADDITION_COMPLETED') && event.detail && (
          <span className={styles.who}>
            {intl.formatMessage(sentences.incomplete, { reason: event.detail })}
          </span>
        )}
        {event.change && <bdi className={styles.who}>{changeOf(event.change, intl)}</bdi>}
        {earlierSections > 0 && (
          <span className={styles.who}>
            {intl.formatMessage(sentences.earlier, { count: earlierSections })}
          </span>
        )}
        <span className={styles.who}>
          <DateTime value={event.inserted_at} />
          <bdi>{actorOf(event, intl)}</bdi>
        </span>
      </div>
    </li>
  );
}

/** Entries whose detail is how a message went. */
const GOING: ReadonlySet<RequestEvent['type']> = new Set(['SENT', 'DELIVERED']);

/** Entries whose detail is what somebody wrote. */
const SAYING_WHY: ReadonlySet<RequestEvent['type']> = new Set([
  'ADDITION_ASKED',
  'AUCTION_CANCELLED',
  'DEALER_WITHDRAWS',
  'OFFER_WITHDRAWN',
  'OWNER_WITHDRAWS',
  'PARTNER_WITHDRAWS',
]);

/** What became of a message, by what it is about. */
const outcomes: Partial<Record<RequestEvent['type'], typeof sentMessages>> = {
  SENT: sentMessages,
  DELIVERED: deliveredMessages,
  DELIVERY_FAILED: undeliveredMessages,
};

function titleOf(event: RequestEvent, intl: IntlShape): string {
  const { type, section, detail, change, about, actor } = event;
  if (type === 'CREATED' && detail === 'WEBSITE') {
    return intl.formatMessage(messages.askedOnWebsite);
  }
  if (type === 'ASSIGNED' && detail) {
    return intl.formatMessage(sentences.assigned, { name: detail });
  }
  if (type === 'DEALER_LINK_COPIED' && detail) {
    return intl.formatMessage(sentences.dealerLink, { name: detail });
  }
  if (type === 'INVITATION_OPENED' && detail) {
    return intl.formatMessage(sentences.invitationOpened, { name: detail });
  }
  if (change) {
    const words = actor.kind === 'CUSTOMER' ? sentences.answered : sentences.corrected;
    return intl.formatMessage(words, { field: intl.formatMessage(detailNames[change.field]) });
  }
  if (about && about !== 'REQUEST') {
    // a newer server may send a message that this page does not know
    const words = outcomes[type]?.[about];
    if (words) return intl.formatMessage(words);
  }
  if (type === 'OFFER_EXTENDED' && detail) {
    return intl.formatMessage(sentences.until, { date: formatDateTime(detail) });
  }
  if (type !== 'SECTION_REACHED') return intl.formatMessage(eventMessages[type]);
  // a newer server may send a section that this page does not know
  const words = sectionWords[section as SectionName]?.name ?? messages.section;
  return intl.formatMessage(sentences.reached, { section: intl.formatMessage(words) });
}

/** From what to what. */
function changeOf({ field, before, after }: DetailChange, intl: IntlShape): string {
  const nothing = intl.formatMessage(messages.nothing);
  return intl.formatMessage(sentences.change, {
    before: detailText(field, before, intl) ?? nothing,
    after: detailText(field, after, intl) ?? nothing,
  });
}

/** Why it was not delivered; older entries do not include it. */
function reasonOf({ detail }: RequestEvent, intl: IntlShape): string {
  const reason = (detail ?? 'UNKNOWN') as DeliveryReason;
  return intl.formatMessage(deliveryReasonMessages[reason] ?? deliveryReasonMessages.UNKNOWN);
}

function actorOf({ actor: { kind, name } }: RequestEvent, intl: IntlShape): string {
  if (kind === 'STAFF') return name ?? intl.formatMessage(messages.staff);
  return intl.formatMessage(kind === 'CUSTOMER' ? messages.customer : messages.system);
}

function Waiting() {
  const intl = useIntl();
  const styles = useSlotRecipe(timelineRecipe);
  return (
    <div role="status" aria-label={intl.formatMessage(messages.title)}>
      {[60, 40, 70, 50].map((width) => (
        <div key={width} className={styles.entry}>
          <Skeleton width="28px" height="28px" round />
          <Box flex="1" paddingTop="1">
            <Skeleton width={`${width}%`} />
          </Box>
        </div>
      ))}
    </div>
  );
}

import type { Request, StuckRequest } from '@forecourt/contract';
import { customerName } from '@forecourt/platform';
import { sectionWords } from '@forecourt/platform/section-words';
import { Button } from '@forecourt/ui/button';
import { useFocusHeld } from '@forecourt/ui/focus-held';
import { Link } from '@forecourt/ui/link';
import { useSlotRecipe } from '@forecourt/ui/styling';
import BellRing from 'lucide-react/icons/bell-ring';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { durationText } from '../durationText.ts';
import { insightsRecipe } from '../Insights.recipe.ts';
import type { InsightsStore } from '../InsightsStore.ts';
import { stuckMessages, stuckPhrases } from '../stuckMessages.ts';
import { NoCard } from './InsightsCard.tsx';

export interface StuckProps {
  store: InsightsStore;
  /** Address of a request. */
  requestHref(request: Request): string;
  /** Address of the list of all that are in progress. */
  allHref: string | undefined;
  /** Asks before it sends a follow-up; undefined for roles that don't send. */
  onFollowUp: ((request: Request) => void) | undefined;
}

/** Whose customers have paused in the report, those who paused last first. */
export const Stuck = observer(function Stuck(props: StuckProps) {
  const { store, allHref } = props;
  const intl = useIntl();
  const styles = useSlotRecipe(insightsRecipe);
  const card = useRef<HTMLElement>(null);
  // A row is gone with the button that its follow-up was sent by; the next row is read on from there.
  useFocusHeld(card, { preventScroll: true });
  const { stuck } = store;
  const title = intl.formatMessage(stuckMessages.title);
  if (stuck.status !== 'loaded') {
    const isFailed = stuck.status === 'error';
    return <NoCard title={title} isFailed={isFailed} onRetry={() => void stuck.retry()} />;
  }
  return (
    <section ref={card} className={styles.card} aria-label={title}>
      <div className={styles.head}>
        <h2 className={styles.cardTitle} tabIndex={-1}>
          {title}
        </h2>
        {allHref && (
          <Link href={allHref} aria-label={intl.formatMessage(stuckMessages.allLabel)}>
            {intl.formatMessage(stuckMessages.all)}
          </Link>
        )}
      </div>
      <p className={styles.lead}>{intl.formatMessage(stuckMessages.lead)}</p>
      {stuck.items.length === 0 ? (
        <p className={styles.note}>{intl.formatMessage(stuckMessages.none)}</p>
      ) : (
        <ul className={styles.people}>
          {stuck.items.map((one) => (
            <Person key={one.request.id} one={one} {...props} />
          ))}
        </ul>
      )}
      {stuck.infinite !== 'complete' && (
        <div>
          <Button
            variant="outline"
            size="sm"
            loading={stuck.infinite === 'loading'}
            onClick={() => void (stuck.infinite === 'error' ? stuck.retry() : stuck.loadMore())}
          >
            {intl.formatMessage(
              stuck.infinite === 'error' ? stuckMessages.moreFailed : stuckMessages.more,
            )}
          </Button>
        </div>
      )}
    </section>
  );
});

interface PersonProps extends Pick<StuckProps, 'store' | 'requestHref' | 'onFollowUp'> {
  one: StuckRequest;
}

const Person = observer(function Person({ one, store, requestHref, onFollowUp }: PersonProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(insightsRecipe);
  const { request } = one;
  const name = customerName(request);
  return (
    <li className={styles.person}>
      <div className={styles.personText}>
        <Link href={requestHref(request)}>{name}</Link>
        <span className={styles.note}>{placeText(one, store.stuckAt, intl)}</span>
      </div>
      {onFollowUp && (
        <Button
          variant="outline"
          size="sm"
          icon={BellRing}
          aria-label={intl.formatMessage(stuckPhrases.followUpTo, { name })}
          onClick={() => onFollowUp(request)}
        >
          {intl.formatMessage(stuckMessages.followUp)}
        </Button>
      )}
    </li>
  );
});

/** Where a customer is, and for how long: “At VIN, no sign for 12 min”. */
function placeText({ section, since }: StuckRequest, now: number, intl: IntlShape): string {
  const time = durationText(Math.max(0, now - Date.parse(since)) / 1000, intl);
  return section
    ? intl.formatMessage(stuckPhrases.at, {
        section: intl.formatMessage(sectionWords[section].name),
        time,
      })
    : intl.formatMessage(stuckPhrases.atStart, { time });
}

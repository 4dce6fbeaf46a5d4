import type { Dealer } from '@forecourt/contract';
import { DateTime } from '@forecourt/ui/date-time';
import type { Cells } from '../../list/cells.ts';
import type { DealerColumnId } from '../columns.ts';
import { messages, sentences } from '../messages.ts';

/** What each column shows of a dealer; its star is given by the row. */
export const dealerCells: Omit<
  Cells<Dealer, DealerColumnId, Record<DealerColumnId, string>>,
  'favorite'
> = {
  town: ({ location, postcode }, styles) => (
    <bdi className={styles.town}>{[location, postcode].filter(Boolean).join(' ') || '–'}</bdi>
  ),

  makes: ({ makes }, styles, intl) => (
    <span className={styles.makes} title={makes.join(', ')}>
      {makes.length > 0 ? makes.join(', ') : intl.formatMessage(messages.anyMake)}
    </span>
  ),

  groups: ({ groups }, styles) => {
    const names = groups.map(({ name }) => name).join(', ');
    return (
      <bdi className={styles.groups} title={names}>
        {names || '–'}
      </bdi>
    );
  },

  activity: ({ auctions, bids, wins }, styles, intl) => (
    <span className={styles.activity}>
      {auctions === 0
        ? intl.formatMessage(messages.notInvited)
        : intl.formatMessage(sentences.activity, { auctions, bids, wins })}
    </span>
  ),

  invited: ({ last_invited_at: invited }, styles, intl) =>
    invited ? (
      <DateTime value={invited} format="date" className={styles.invited} />
    ) : (
      <span className={styles.invited}>{intl.formatMessage(messages.never)}</span>
    ),
};

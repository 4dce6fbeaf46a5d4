import type { DealerContact, DealerSort, DistanceUnit, Query } from '@forecourt/contract';

/** What "near the car" means, in miles. */
export const NEAR_MILES = 50;

/** The largest page of the contract. */
export const MOST_A_PAGE = 100;

/** Orders of the dealers to choose from. */
export type DealerOrder = Exclude<DealerSort, 'NEWEST'>;

/** Whose dealers can be chosen, and for what. */
export interface DealerScope {
  partnerId: string;
  /** The trade-in of a car whose place is known: distances are from there. */
  near?: string;
  /** What distances are shown in; miles by default. */
  unit?: DistanceUnit;
  /** The auction whose dealers are left out. */
  notIn?: string;
  /** The dealer whom the customer chose on the capture page. */
  customersChoice?: Pick<DealerContact, 'id' | 'name'>;
}

/** Which of them are shown. */
export interface DealerFilter {
  /** Part of the name, town or email; empty for all. */
  search: string;
  group: string | null;
  favorites: boolean;
  /** Only those within {@link NEAR_MILES} of the car. */
  near: boolean;
  /** Only those of the partner's latest auction. */
  last: boolean;
}

export const noFilter: Readonly<DealerFilter> = {
  search: '',
  group: null,
  favorites: false,
  near: false,
  last: false,
};

/** Asks for the ids of all that match and can be invited. */
export function matchingQuery(scope: DealerScope, filter: DealerFilter): Query<'listDealerIds'> {
  const { partnerId, near, notIn } = scope;
  const search = filter.search.trim();
  return {
    partner_id: partnerId,
    has_email: true,
    ...(search && { q: search }),
    ...(filter.group && { group_id: filter.group }),
    ...(filter.favorites && { favorite: true }),
    ...(filter.last && { of_last_auction: true }),
    ...(near && { near }),
    ...(near && filter.near && { within_miles: NEAR_MILES }),
    ...(notIn && { not_in_auction: notIn }),
  };
}

/**
 * Asks for a page of them (spec §7). A search also finds those who cannot be invited, so that it is
 * clear why they are nowhere else.
 */
export function listQuery(
  scope: DealerScope,
  filter: DealerFilter,
  sort: DealerOrder,
): Query<'listPartners'> {
  return {
    type: 'DEALERSHIP',
    ...matchingQuery(scope, filter),
    sort,
    ...(filter.search.trim() && { state: ['ACTIVE', 'INACTIVE', 'OPTED_OUT'] }),
  };
}

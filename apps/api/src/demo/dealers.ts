import { makeDealer, makeName, many, seeded } from '@forecourt/contract/fixtures';
import type { Random } from '@forecourt/contract/fixtures';
import { locate } from '../places/locate.ts';
import { daysAgo, demoId } from './random.ts';
import type { DemoRows } from './rows.ts';

/** Towns in Oregon and Washington with a postcode: in Portland, near it, and farther away. */
const TOWNS: readonly (readonly [town: string, postcode: string, state: string])[] = [
  ['Portland', '97214', 'Oregon'],
  ['Portland', '97209', 'Oregon'],
  ['Portland', '97266', 'Oregon'],
  ['Beaverton', '97005', 'Oregon'],
  ['Gresham', '97030', 'Oregon'],
  ['Hillsboro', '97124', 'Oregon'],
  ['Tigard', '97223', 'Oregon'],
  ['Oregon City', '97045', 'Oregon'],
  ['Vancouver', '98661', 'Washington'],
  ['Newberg', '97132', 'Oregon'],
  ['Woodburn', '97071', 'Oregon'],
  ['Salem', '97301', 'Oregon'],
  ['Longview', '98632', 'Washington'],
  ['Corvallis', '97330', 'Oregon'],
  ['Eugene', '97401', 'Oregon'],
  ['Bend', '97701', 'Oregon'],
  ['Olympia', '98501', 'Washington'],
  ['Medford', '97501', 'Oregon'],
  ['Seattle', '98134', 'Washington'],
];
const MAKES = ['Audi', 'BMW', 'Ford', 'Honda', 'Hyundai', 'Kia', 'Subaru', 'Toyota', 'Volvo'];
const NOTES = [
  'Picks up on weekdays only.',
  'Pays on the day. Ask for the service book first.',
  'Buys vans as well.',
];
/** The make that the demo's group of dealers buys. */
const GROUP_MAKE = 'Toyota';

/** Adds a partner's dealers with two groups; of many, one is set aside and one has opted out. */
export function addDealers(
  rows: DemoRows,
  random: Random,
  partnerId: string,
  count: number,
): string[] {
  const names = new Set<string>();
  const added = many(count, (index) => {
    let dealer = makeDealer(random);
    while (names.has(dealer.name)) dealer = makeDealer(random);
    names.add(dealer.name);
    const id = demoId(random);
    // a source of its own: nothing else in the demo moves when a dealer gets another field
    const own = seeded(id, { now: random.now });
    const [location, postcode, county] = TOWNS[index % TOWNS.length] ?? own.pick(TOWNS);
    const makes = own.chance(0.3) ? [] : MAKES.filter(() => own.chance(0.3));
    const row = {
      id,
      partner_id: partnerId,
      name: dealer.name,
      contact: makeName(own),
      email: dealer.email,
      phone: dealer.phone,
      address: `${random.int(1, 900)} ${makeName(random).split(' ')[1]} Street`,
      postcode,
      country: 'United States',
      county,
      location,
      ...(locate({ postcode, country: 'US' }) ?? {}),
      makes,
      note: index % 9 === 4 ? own.pick(NOTES) : null,
      favorite: index % 8 === 1,
      inserted_at: daysAgo(random, 400, 60),
    };
    rows.dealers.push(row);
    return row;
  });
  if (count >= TOWNS.length) {
    setAside(rows, random, partnerId);
    addGroup(
      rows,
      random,
      partnerId,
      GROUP_MAKE,
      (one) => one.makes?.includes(GROUP_MAKE) === true,
    );
    addGroup(
      rows,
      random,
      partnerId,
      'Portland area',
      (one) => one.postcode?.startsWith('972') === true,
    );
  }
  return added.map(({ id }) => id);
}

/** The last two of a partner's dealers cannot be invited anymore. */
function setAside(rows: DemoRows, random: Random, partnerId: string): void {
  const own = rows.dealers.filter((one) => one.partner_id === partnerId);
  const [inactive, optedOut] = own.slice(-2);
  if (inactive) inactive.deactivated_at = daysAgo(seeded(inactive.id, random), 50, 10);
  if (optedOut) optedOut.opted_out_at = daysAgo(seeded(optedOut.id, random), 50, 10);
}

function addGroup(
  rows: DemoRows,
  random: Random,
  partnerId: string,
  name: string,
  isMember: (dealer: DemoRows['dealers'][number]) => boolean,
): void {
  const own = seeded(`${partnerId} ${name}`, random);
  const id = demoId(own);
  rows.dealer_groups.push({ id, partner_id: partnerId, name, inserted_at: daysAgo(own, 60, 10) });
  for (const dealer of rows.dealers) {
    if (dealer.partner_id !== partnerId || !isMember(dealer)) continue;
    rows.dealer_group_members.push({ group_id: id, dealer_id: dealer.id, partner_id: partnerId });
  }
}

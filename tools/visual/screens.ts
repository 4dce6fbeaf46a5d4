/** What Storybook's index says of one entry. */
export interface Entry {
  id: string;
  title: string;
  type: string;
}

/** Stories of behavior, and of parts that are seen on the screens they belong to. */
const PARTS = [
  /\/(Behavior|Find button|Info panel|Not delivered|Row|UploadBar|Gallery|Facts|Photo|Progress)$/,
  /\/(Car|Request|Thread) list\/(Screen|Many at once)$/,
  /\/Settings\/(General|Content|Theme|Kept|Stale)$/,
];

/** States that say more of a screen than its first one, by title; else its usual state is taken. */
const STATES: Record<string, readonly string[]> = {
  'Screens/Frame/Bell': ['opened'],
  'Screens/Frame/Commands/Palette': ['open'],
  'Screens/Frame/Trouble': ['not-found', 'link-not-found', 'server-out-of-reach'],
  'Screens/Frame/Shell': ['with-sidebars'],
  'Screens/Trade/Auction/Dealer': ['others-have-offered', 'connection-lost', 'won', 'lost'],
  'Screens/Trade/Auction/Dealer after the yes': ['asked-to-continue', 'handover', 'second-chance'],
  'Screens/Trade/Auction/Owner': ['offer', 'auction-running', 'declined'],
  'Screens/Trade/Auction/Owner after the yes': ['dealer-confirmed', 'dealer-withdrew', 'receipt'],
  'Screens/Trade/Auction/Offer desk': ['no-auction', 'running-with-many-offers', 'record'],
  'Screens/Trade/Auction/Share with dealers': ['some-selected'],
  'Screens/Trade/Request panel': ['by-phone', 'as-page'],
  'Screens/Claim/Request panel': ['by-phone'],
  'Screens/Inspection/Request panel': ['by-phone'],
  'Screens/Every flow/Invite page': ['trade', 'sms-sent-waiting', 'not-found'],
  'Screens/Every flow/Messages/Report chat': ['list', 'open'],
  'Screens/Every flow/Messages/All Messages': ['loaded', 'open'],
  'Screens/Every flow/Messages/Conversation': ['loaded'],
  'Screens/Every flow/Messages/Public conversation': ['loaded', 'link-over'],
  'Screens/Every flow/Messages/Presence': ['also-here'],
  'Screens/Every flow/Report/Findings': ['some'],
  'Screens/Every flow/Report/From the conversation': ['some'],
  'Screens/Every flow/Report/Plates': ['hidden'],
  'Screens/Every flow/Request list/Filters and views': ['view-open'],
  'Screens/Every flow/Report': ['in-progress', 'not-found', 'failed'],
  'Screens/Every flow/Report/Assets': ['photo', 'scan'],
  'Screens/Capture/Nothing to fill in': ['wrong-link', 'closed', 'already-sent'],
  'Screens/Capture/Steps': [
    'licence-plate',
    'exterior',
    'mileage',
    'front-seats',
    'back-seats',
    'vin',
    'car-details',
    'condition',
    'in-your-words',
    'contact',
  ],
  'Screens/Capture/Damage': ['two-damages'],
  'Screens/Capture/360 view': ['guide', 'photos-collected'],
  'Screens/Account/Log in': ['with-ways-on'],
  'Screens/Account/Log in/Permitted': ['for-administrators'],
  'Screens/Account/Log in/Required factor': ['asked'],
  'Screens/Account/Profile/Second factor': ['some-factors'],
  'Screens/Account/Choose a new password': ['form', 'gone'],
  'Screens/Account/First run': ['partner', 'branch', 'flows', 'colors'],
  'Screens/Account/Sessions': ['devices'],
  'Screens/Administration/Billing': ['invoices', 'payments'],
  'Screens/Administration/Privacy': ['record'],
  'Screens/Administration/Settings': ['general', 'theme', 'content', 'sections'],
  'Screens/Administration/Settings/Change history': ['history'],
  'Screens/Administration/Settings/Identifiers': ['identifiers-asked'],
  'Screens/Administration/Settings/Integrations': ['some-tokens'],
  'Screens/Administration/Settings/Integrations/Webhooks': ['some-webhooks'],
  'Screens/Administration/Settings/Security': ['some-events'],
};

/** Before anything has come, or after it did not. */
const UNUSUAL = /(^|-)(initial|loading|failed|closed)$/;

/** The state a screen is mostly seen in: the one called "Loaded", else the first of its own. */
function usual(slugs: readonly string[]): string {
  return slugs.find((slug) => slug === 'loaded') ?? slugs.find((slug) => !UNUSUAL.test(slug))!;
}

/**
 * The stories that stand for every route and public page. A new title under Screens is among them
 * until it is named as a part above.
 * @throws if a state that is named here has no story
 */
export function screensOf(entries: Readonly<Record<string, Entry>>): string[] {
  const screens = new Map<string, string[]>();
  for (const { id, title, type } of Object.values(entries)) {
    if (type !== 'story' || !title.startsWith('Screens/')) continue;
    if (PARTS.some((part) => part.test(title))) continue;
    screens.set(title, [...(screens.get(title) ?? []), id]);
  }
  const unknown = Object.keys(STATES).filter((title) => !screens.has(title));
  if (unknown.length > 0) throw new Error(`No screen is called ${unknown.join(', ')}`);
  return [...screens].flatMap(([title, ids]) => {
    const slugOf = (id: string): string => id.slice(id.indexOf('--') + 2);
    const states = STATES[title] ?? [usual(ids.map(slugOf))];
    return states.map((state) => {
      const id = ids.find((one) => slugOf(one) === state);
      if (!id) throw new Error(`${title} has no story ${state}`);
      return id;
    });
  });
}

// Generated from openapi.yaml: npm run generate -w @forecourt/contract

import { array, integer, nullable, object, string, validator } from '../../checks.ts';
import type { Endpoint } from '../../endpoint.ts';
import type { Answer } from '../../types.ts';
import { Timestamp, Metadata, DealerPagePartner, NamedParty, ImageVariant, Deal, OfferContacts, DealerAuction, OwnOffer, DealerSecondChance } from '../shared-checks.ts';

const DealerPageCounts = /*#__PURE__*/ object({ running: integer, won: integer, past: integer });
const DealerPageCar = /*#__PURE__*/ object({ year: /*#__PURE__*/ nullable(integer), make: /*#__PURE__*/ nullable(string), model: /*#__PURE__*/ nullable(string) });
const DealerPageAuction = /*#__PURE__*/ object({ auction: DealerAuction, car: DealerPageCar, photo: /*#__PURE__*/ array(ImageVariant), own_offer: /*#__PURE__*/ nullable(OwnOffer), dealer_key: string, contacts: /*#__PURE__*/ nullable(OfferContacts), deal: /*#__PURE__*/ nullable(Deal), second_chance: /*#__PURE__*/ nullable(DealerSecondChance) });
const DealerPageAnswer = /*#__PURE__*/ object({ partner: DealerPagePartner, dealer: NamedParty, server_time: Timestamp, counts: DealerPageCounts, auctions: /*#__PURE__*/ array(DealerPageAuction), metadata: Metadata });

/**
 * Ask for the links to a dealer's own pages. A mail goes out for each partner that has an active dealer with this address. The same answer for any address, at the same time: who is a dealer shows nowhere but in its mailbox.
 */
export const askDealerLink: Endpoint<'askDealerLink'> = { id: 'askDealerLink', method: 'POST', path: '/api/public/dealer_links', takes: ["body"], access: 'public', keyed: false, check: null };
/**
 * A page of a dealer's auctions, by the link of its own page. Running auctions are those that end first; won and past ones those that ended last. Reading renews the link. A wrong, revoked and expired one answer alike: 404. The cookie forecourt_locale has the language that was chosen on the page: if the partner offers it, the dealer is written to in it from then on.
 */
export const getDealerPage: Endpoint<'getDealerPage'> = { id: 'getDealerPage', method: 'GET', path: '/api/public/dealers/{dealerPageKey}', takes: ["dealerPageKey","query"], access: 'public', keyed: false, check: /*#__PURE__*/ validator<Answer<'getDealerPage'>>(DealerPageAnswer) };

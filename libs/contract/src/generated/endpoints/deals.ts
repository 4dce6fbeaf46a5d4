// Generated from openapi.yaml: npm run generate -w @forecourt/contract

import { object, validator } from '../../checks.ts';
import type { Endpoint } from '../../endpoint.ts';
import type { Answer } from '../../types.ts';
import { PublicTradeIn, TradeInAnswer, DealerAuctionAnswer } from '../shared-checks.ts';

const OwnerDealAnswer = /*#__PURE__*/ object({ trade_in: PublicTradeIn });

/**
 * Ask the next dealer to stand by its bid. After a deal fell through. On the dealer’s yes the owner gets it as a new offer on the same link. Refused while another dealer is asked, or once an auction or another offer has followed.
 */
export const createSecondChance: Endpoint<'createSecondChance'> = { id: 'createSecondChance', method: 'POST', path: '/api/deals/{dealId}/second_chance', takes: ["dealId","body"], access: 'staff', keyed: true, check: /*#__PURE__*/ validator<Answer<'createSecondChance'>>(TradeInAnswer) };
/**
 * Take a second chance back. While its dealer has not answered; the dealer is told.
 */
export const cancelSecondChance: Endpoint<'cancelSecondChance'> = { id: 'cancelSecondChance', method: 'DELETE', path: '/api/deals/{dealId}/second_chance', takes: ["dealId"], access: 'staff', keyed: true, check: /*#__PURE__*/ validator<Answer<'cancelSecondChance'>>(TradeInAnswer) };
/**
 * Record that a side withdrew. For a side that told staff; all concerned are told.
 */
export const withdrawDeal: Endpoint<'withdrawDeal'> = { id: 'withdrawDeal', method: 'POST', path: '/api/deals/{dealId}/withdraw', takes: ["dealId","body"], access: 'staff', keyed: true, check: /*#__PURE__*/ validator<Answer<'withdrawDeal'>>(TradeInAnswer) };
/**
 * Tick a part of the handover, as staff. For the partner where it is the buyer, else on behalf of the dealer or the owner. Doing it twice changes nothing.
 */
export const tickHandover: Endpoint<'tickHandover'> = { id: 'tickHandover', method: 'POST', path: '/api/deals/{dealId}/handover', takes: ["dealId","body"], access: 'staff', keyed: true, check: /*#__PURE__*/ validator<Answer<'tickHandover'>>(TradeInAnswer) };
/**
 * Mark the car as sold. Ends the deal. With parts of the handover missing a note is required (MISSING_FIELD).
 */
export const sellDeal: Endpoint<'sellDeal'> = { id: 'sellDeal', method: 'POST', path: '/api/deals/{dealId}/sold', takes: ["dealId","body"], access: 'staff', keyed: true, check: /*#__PURE__*/ validator<Answer<'sellDeal'>>(TradeInAnswer) };
/**
 * Withdraw, as the owner. The body carries the key of the owner’s link. Only before contact: while the dealer has not said that it goes on, and no part of the handover is ticked.
 */
export const withdrawTradeIn: Endpoint<'withdrawTradeIn'> = { id: 'withdrawTradeIn', method: 'POST', path: '/api/trade_in/{tradeId}/withdraw', takes: ["tradeId","body"], access: 'public', keyed: true, check: /*#__PURE__*/ validator<Answer<'withdrawTradeIn'>>(OwnerDealAnswer) };
/**
 * Tick a part of the handover, as the owner. The body carries the key of the owner’s link.
 */
export const tickOwnHandover: Endpoint<'tickOwnHandover'> = { id: 'tickOwnHandover', method: 'POST', path: '/api/trade_in/{tradeId}/handover', takes: ["tradeId","body"], access: 'public', keyed: true, check: /*#__PURE__*/ validator<Answer<'tickOwnHandover'>>(OwnerDealAnswer) };
/**
 * Tick a part of the handover, as the dealer. Once the dealer has said that it goes on.
 */
export const tickDealerHandover: Endpoint<'tickDealerHandover'> = { id: 'tickDealerHandover', method: 'POST', path: '/api/public/auctions/dealers/{dealerKey}/handover', takes: ["dealerKey","body"], access: 'public', keyed: true, check: /*#__PURE__*/ validator<Answer<'tickDealerHandover'>>(DealerAuctionAnswer) };
/**
 * Answer a second chance, as the dealer. The answer is single-use; a no takes a reason (MISSING_FIELD).
 */
export const answerSecondChance: Endpoint<'answerSecondChance'> = { id: 'answerSecondChance', method: 'POST', path: '/api/public/auctions/dealers/{dealerKey}/second_chance', takes: ["dealerKey","body"], access: 'public', keyed: true, check: /*#__PURE__*/ validator<Answer<'answerSecondChance'>>(DealerAuctionAnswer) };
/**
 * The owner's receipt, as a PDF. By the key of the owner's offer link, while the deal stands.
 */
export const getReceipt: Endpoint<'getReceipt'> = { id: 'getReceipt', method: 'GET', path: '/api/public/receipts/{id}/{sessionKey}', takes: ["id","sessionKey"], access: 'public', keyed: false, check: null };

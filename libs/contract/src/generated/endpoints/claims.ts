// Generated from openapi.yaml: npm run generate -w @forecourt/contract

import { nullable, object, string, validator } from '../../checks.ts';
import type { Endpoint } from '../../endpoint.ts';
import type { Answer } from '../../types.ts';
import { ClaimStatus, ConclusionUndo, ConclusionTelling } from '../shared-checks.ts';

const ClaimUpdateAnswer = /*#__PURE__*/ object({ status: ClaimStatus }, { undo: /*#__PURE__*/ nullable(ConclusionUndo), telling: /*#__PURE__*/ nullable(ConclusionTelling) });
const ConclusionLinkAnswer = /*#__PURE__*/ object({ link: string });

/**
 * Conclude a claim or an inspection. Also an inspection’s, by its id. The customer is told where the partner switched that on, after the time in which the conclusion can be undone.
 */
export const updateClaim: Endpoint<'updateClaim'> = { id: 'updateClaim', method: 'PATCH', path: '/api/claims/{claimId}', takes: ["claimId","body"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'updateClaim'>>(ClaimUpdateAnswer) };
/**
 * Tell the customer the conclusion now, or once more, by text message or by email. Without such an address `channel` is refused with MISSING_FIELD; 409 when no conclusion stands, or the partner does not tell it. Quotas and countries apply.
 */
export const sendConclusionMessage: Endpoint<'sendConclusionMessage'> = { id: 'sendConclusionMessage', method: 'POST', path: '/api/claims/{claimId}/message', takes: ["claimId","body"], access: 'staff', keyed: true, check: /*#__PURE__*/ validator<Answer<'sendConclusionMessage'>>(ClaimUpdateAnswer) };
/**
 * Do not tell the customer the conclusion after all. 409 when it is told already, or was not going to be.
 */
export const cancelConclusionMessage: Endpoint<'cancelConclusionMessage'> = { id: 'cancelConclusionMessage', method: 'DELETE', path: '/api/claims/{claimId}/message', takes: ["claimId"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'cancelConclusionMessage'>>(ClaimUpdateAnswer) };
/**
 * The customer's page of the conclusion, to pass on by hand. It shows the conclusion from then on, so each call is an entry of the request's timeline; a message that still waits is not sent. 409 as for sending it.
 */
export const copyConclusionLink: Endpoint<'copyConclusionLink'> = { id: 'copyConclusionLink', method: 'POST', path: '/api/claims/{claimId}/link', takes: ["claimId"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'copyConclusionLink'>>(ConclusionLinkAnswer) };

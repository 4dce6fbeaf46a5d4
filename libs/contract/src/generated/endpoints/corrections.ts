// Generated from openapi.yaml: npm run generate -w @forecourt/contract

import { validator } from '../../checks.ts';
import type { Endpoint } from '../../endpoint.ts';
import type { Answer } from '../../types.ts';
import { RequestAnswer } from '../shared-checks.ts';


/**
 * Correct what a customer gave. The customer's own value is kept beside it, until they give another one. Nothing is written if one of the values is no longer the one that was seen (STALE_DETAILS with the current ones), unless it is the right one already. Sends nothing. Again is harmless.
 */
export const correctDetails: Endpoint<'correctDetails'> = { id: 'correctDetails', method: 'PATCH', path: '/api/requests/{id}/details', takes: ["id","body"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'correctDetails'>>(RequestAnswer) };

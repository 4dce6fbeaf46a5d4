// Generated from openapi.yaml: npm run generate -w @forecourt/contract

import { nullable, object, validator } from '../../checks.ts';
import type { Endpoint } from '../../endpoint.ts';
import type { Answer } from '../../types.ts';
import { ClaimStatus, ConclusionUndo } from '../shared-checks.ts';

const ClaimUpdateAnswer = /*#__PURE__*/ object({ status: ClaimStatus }, { undo: /*#__PURE__*/ nullable(ConclusionUndo) });

/**
 * Conclude a claim or an inspection
 */
export const updateClaim: Endpoint<'updateClaim'> = { id: 'updateClaim', method: 'PATCH', path: '/api/claims/{claimId}', takes: ["claimId","body"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'updateClaim'>>(ClaimUpdateAnswer) };

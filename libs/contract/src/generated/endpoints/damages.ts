// Generated from openapi.yaml: npm run generate -w @forecourt/contract

import { object, validator } from '../../checks.ts';
import type { Endpoint } from '../../endpoint.ts';
import type { Answer } from '../../types.ts';
import { DamageLocation } from '../shared-checks.ts';

const DamageLocationAnswer = /*#__PURE__*/ object({ damage_location: DamageLocation });

/**
 * Change the kind and size of a damage. What is left out stays as it is. What the customer said is kept beside it. Again is harmless.
 */
export const changeDamage: Endpoint<'changeDamage'> = { id: 'changeDamage', method: 'PATCH', path: '/api/requests/{id}/damages/{damageId}', takes: ["id","damageId","body"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'changeDamage'>>(DamageLocationAnswer) };
/**
 * Take a damage that staff added out of the report. It goes with the photo that it came with, and what the detection found is open again; photos that the customer sent of it stay. Again is harmless; 422 for a damage that the customer marked.
 */
export const removeDamage: Endpoint<'removeDamage'> = { id: 'removeDamage', method: 'DELETE', path: '/api/requests/{id}/damages/{damageId}', takes: ["id","damageId"], access: 'staff', keyed: false, check: null };
/**
 * Place a damage on the 360 scan. Replaces where it was placed before. Each frame at most once, and within the scan; the scan is the one that the report shows (422 otherwise, INVALID_FORMAT). Again is harmless.
 */
export const placeDamagePin: Endpoint<'placeDamagePin'> = { id: 'placeDamagePin', method: 'PUT', path: '/api/requests/{id}/damages/{damageId}/pin', takes: ["id","damageId","body"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'placeDamagePin'>>(DamageLocationAnswer) };
/**
 * Take a damage off the 360 scan. The damage stays. Again is harmless.
 */
export const removeDamagePin: Endpoint<'removeDamagePin'> = { id: 'removeDamagePin', method: 'DELETE', path: '/api/requests/{id}/damages/{damageId}/pin', takes: ["id","damageId"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'removeDamagePin'>>(DamageLocationAnswer) };
/**
 * Accept a finding of the damage detection. It becomes a damage of the report with a photo, and is seen by everybody who sees the report. Again with the same is harmless; 409 once it was dismissed, or accepted with something else.
 */
export const acceptFinding: Endpoint<'acceptFinding'> = { id: 'acceptFinding', method: 'POST', path: '/api/requests/{id}/findings/{findingId}/accept', takes: ["id","findingId","body"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'acceptFinding'>>(DamageLocationAnswer) };
/**
 * Dismiss a finding of the damage detection. It is no longer shown. Again is harmless; 409 once it was accepted.
 */
export const dismissFinding: Endpoint<'dismissFinding'> = { id: 'dismissFinding', method: 'POST', path: '/api/requests/{id}/findings/{findingId}/dismiss', takes: ["id","findingId"], access: 'staff', keyed: false, check: null };

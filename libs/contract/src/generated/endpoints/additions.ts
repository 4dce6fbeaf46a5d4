// Generated from openapi.yaml: npm run generate -w @forecourt/contract

import { object, validator } from '../../checks.ts';
import type { Endpoint } from '../../endpoint.ts';
import type { Answer } from '../../types.ts';
import { Request, Addition } from '../shared-checks.ts';

const AdditionAnswer = /*#__PURE__*/ object({ addition: Addition, request: Request });

/**
 * Ask a customer to add to a completed report. Refuses photos, reopens the customer's link for exactly the steps asked for, and sends it to them. The request is IN_PROGRESS until they send it again, or it is cancelled. One at a time.
 */
export const createAddition: Endpoint<'createAddition'> = { id: 'createAddition', method: 'POST', path: '/api/requests/{id}/additions', takes: ["id","body"], access: 'staff', keyed: true, check: /*#__PURE__*/ validator<Answer<'createAddition'>>(AdditionAnswer) };
/**
 * Ask for nothing more. The report is complete again, with what has come in the meantime; refused photos that nothing has replaced count again. Again is harmless.
 */
export const cancelAddition: Endpoint<'cancelAddition'> = { id: 'cancelAddition', method: 'POST', path: '/api/requests/{id}/additions/{additionId}/cancel', takes: ["id","additionId"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'cancelAddition'>>(AdditionAnswer) };
/**
 * Accept a refused photo after all. While nothing has replaced it. If nothing else is asked for, the addition is cancelled. Again is harmless.
 */
export const takeBackRefusal: Endpoint<'takeBackRefusal'> = { id: 'takeBackRefusal', method: 'DELETE', path: '/api/requests/{id}/additions/{additionId}/photos/{photoId}', takes: ["id","additionId","photoId"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'takeBackRefusal'>>(AdditionAnswer) };

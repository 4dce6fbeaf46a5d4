// Generated from openapi.yaml: npm run generate -w @forecourt/contract

import { object, validator } from '../../checks.ts';
import type { Endpoint } from '../../endpoint.ts';
import type { Answer } from '../../types.ts';
import { SessionCreated, Partner } from '../shared-checks.ts';

const PartnerAnswer = /*#__PURE__*/ object({ partner: Partner });

/**
 * Register. Makes an account and signs it in. An email asks to verify the address. Whether it is open to all is in getRuntimeConfig.
 */
export const signUp: Endpoint<'signUp'> = { id: 'signUp', method: 'POST', path: '/api/session/signup', takes: ["body"], access: 'public', keyed: false, check: /*#__PURE__*/ validator<Answer<'signUp'>>(SessionCreated) };
/**
 * Set up the first partner of somebody who belongs to none. Its maker is its administrator. Unique ids are made from the name. INVALID_TRANSITION for somebody who belongs to a partner.
 */
export const createPartner: Endpoint<'createPartner'> = { id: 'createPartner', method: 'POST', path: '/api/setup', takes: ["body"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'createPartner'>>(PartnerAnswer) };

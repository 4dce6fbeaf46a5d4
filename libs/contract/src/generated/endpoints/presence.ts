// Generated from openapi.yaml: npm run generate -w @forecourt/contract

import { array, object, validator } from '../../checks.ts';
import type { Endpoint } from '../../endpoint.ts';
import type { Answer } from '../../types.ts';
import { PresentPerson } from '../shared-checks.ts';

const PresenceAnswer = /*#__PURE__*/ object({ people: /*#__PURE__*/ array(PresentPerson) });

/**
 * Say that the caller has a report or a conversation open. Colleagues who have the same report open learn of it by the event presence. Nothing of it is stored. Who may only look is present, but never writing.
 */
export const announcePresence: Endpoint<'announcePresence'> = { id: 'announcePresence', method: 'POST', path: '/api/presence', takes: ["body"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'announcePresence'>>(PresenceAnswer) };

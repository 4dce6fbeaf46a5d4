// Generated from openapi.yaml: npm run generate -w @forecourt/contract

import { array, integer, nullable, number, object, oneOf, record, string, validator } from './../checks.ts';
import type { components } from './schema.d.ts';
import { Id, DistanceUnit, Timestamp, FieldError } from './shared-checks.ts';

const ErrorCode = string;
const FactorMethod = /*#__PURE__*/ oneOf("PASSKEY", "APP", "RECOVERY_CODE");
const Challenge = /*#__PURE__*/ object({ id: string, methods: /*#__PURE__*/ array(FactorMethod) });
const NotFree = /*#__PURE__*/ oneOf("AUCTION_RUNNING", "AWAITING_OWNER", "OFFER_WAITING", "OFFER_ACCEPTED");
const Quota = /*#__PURE__*/ oneOf("PARTNER_DAY", "SELF_SERVICE_DAY", "MEMBER_MINUTE", "DESTINATION_DAY", "REQUEST_COOLDOWN", "REQUEST_DAY");
const SeenDetails = /*#__PURE__*/ object({}, { name: /*#__PURE__*/ nullable(string), phone: /*#__PURE__*/ nullable(string), email: /*#__PURE__*/ nullable(string), postcode: /*#__PURE__*/ nullable(string), vincode: /*#__PURE__*/ nullable(string), plate: /*#__PURE__*/ nullable(string), year: /*#__PURE__*/ nullable(integer), make: /*#__PURE__*/ nullable(string), model: /*#__PURE__*/ nullable(string), mileage: /*#__PURE__*/ nullable(integer), mileage_unit: /*#__PURE__*/ nullable(DistanceUnit), zip: /*#__PURE__*/ nullable(string), claim_number: /*#__PURE__*/ nullable(string), policy_number: /*#__PURE__*/ nullable(string), date_of_loss: /*#__PURE__*/ nullable(string) });
const ProofChallenge = /*#__PURE__*/ object({ parameters: /*#__PURE__*/ object({ algorithm: string, nonce: string, salt: string, cost: integer, keyLength: integer, keyPrefix: string }, { keySignature: string, expiresAt: integer, data: /*#__PURE__*/ record(string) }), signature: string });
const WeakPasswordRule = /*#__PURE__*/ oneOf("TOO_SHORT", "COMMON", "NAME_OR_EMAIL");
const Problem = /*#__PURE__*/ object({ type: string, title: string, status: integer, code: ErrorCode }, { detail: string, instance: string, errors: /*#__PURE__*/ array(FieldError), challenge: Challenge, minimum: number, not_free: NotFree, auction_id: Id, quota: Quota, limit: integer, remaining: integer, resets_at: Timestamp, current: SeenDetails, proof_challenge: ProofChallenge, rule: WeakPasswordRule, partner_name: string });

export const problem = /*#__PURE__*/ validator<components['schemas']['Problem']>(Problem);

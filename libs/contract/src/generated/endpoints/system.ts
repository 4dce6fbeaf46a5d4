// Generated from openapi.yaml: npm run generate -w @forecourt/contract

import { array, boolean, nullable, object, oneOf, string, validator } from '../../checks.ts';
import type { Endpoint } from '../../endpoint.ts';
import type { Answer } from '../../types.ts';
import { Id, Timestamp, Url, SendChannel, Metadata } from '../shared-checks.ts';

const SignUpMode = /*#__PURE__*/ oneOf("open", "invite", "closed");
const RuntimeConfig = /*#__PURE__*/ object({ api_url: Url, chat_url: Url, socket_url: Url, media_url: Url, console_url: Url, capture_url: Url, channels: /*#__PURE__*/ array(SendChannel), development: boolean, signup: SignUpMode }, { service_workers: boolean });
const Health = /*#__PURE__*/ object({ status: /*#__PURE__*/ oneOf("ok"), version: string });
const OutboxMessage = /*#__PURE__*/ object({ id: Id, channel: SendChannel, to: string, subject: /*#__PURE__*/ nullable(string), text: string, html: /*#__PURE__*/ nullable(string), request_id: /*#__PURE__*/ nullable(Id), inserted_at: Timestamp });
const OutboxMessageList = /*#__PURE__*/ object({ messages: /*#__PURE__*/ array(OutboxMessage), metadata: Metadata });

/**
 * Report what became of a text message, as the SMS provider. The address is given to the provider with each message. `delivered` marks it as delivered, `failed` as not delivered, with the ways on that staff have for every message that failed. Whatever is reported after it was delivered changes nothing.
 */
export const recordDeliveryReceipt: Endpoint<'recordDeliveryReceipt'> = { id: 'recordDeliveryReceipt', method: 'POST', path: '/api/public/delivery_receipts/{receiptKey}', takes: ["receiptKey","body"], access: 'public', keyed: false, check: null };
/**
 * Report what became of a text message, as Twilio. As any provider's receipt, in Twilio's own form.
 */
export const recordTwilioReceipt: Endpoint<'recordTwilioReceipt'> = { id: 'recordTwilioReceipt', method: 'POST', path: '/api/public/delivery_receipts/{receiptKey}/twilio', takes: ["receiptKey","body"], access: 'public', keyed: false, check: null };
/**
 * An image or a frame. By an address that an answer of this API has. Addresses are unguessable and end; do not store them.
 */
export const getMedia: Endpoint<'getMedia'> = { id: 'getMedia', method: 'GET', path: '/media/{key}/{name}', takes: ["key","name"], access: 'public', keyed: false, check: null };
/**
 * All photos of a report and a summary, as one zip. The address comes with the report of staff and ends with their session.
 */
export const getAssets: Endpoint<'getAssets'> = { id: 'getAssets', method: 'GET', path: '/api/assets/{assetsKey}', takes: ["assetsKey"], access: 'public', keyed: false, check: null };
/**
 * Base addresses of this deployment. What a page needs before anybody has signed in: base addresses, and what the operator has switched on.
 */
export const getRuntimeConfig: Endpoint<'getRuntimeConfig'> = { id: 'getRuntimeConfig', method: 'GET', path: '/config.json', takes: [], access: 'public', keyed: false, check: /*#__PURE__*/ validator<Answer<'getRuntimeConfig'>>(RuntimeConfig) };
/**
 * Whether the server is well. Answers once the database has answered; 503 when it does not. Probes have /healthz and /readyz.
 */
export const getHealth: Endpoint<'getHealth'> = { id: 'getHealth', method: 'GET', path: '/health', takes: [], access: 'public', keyed: false, check: /*#__PURE__*/ validator<Answer<'getHealth'>>(Health) };
/**
 * Messages that no provider took. Never in production: there it is not there.
 */
export const listOutboxMessages: Endpoint<'listOutboxMessages'> = { id: 'listOutboxMessages', method: 'GET', path: '/api/outbox', takes: ["query"], access: 'public', keyed: false, check: /*#__PURE__*/ validator<Answer<'listOutboxMessages'>>(OutboxMessageList) };

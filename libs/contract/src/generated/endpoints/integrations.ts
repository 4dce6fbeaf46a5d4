// Generated from openapi.yaml: npm run generate -w @forecourt/contract

import { array, boolean, integer, nullable, object, oneOf, string, validator } from '../../checks.ts';
import type { Endpoint } from '../../endpoint.ts';
import type { Answer } from '../../types.ts';
import { Id, Timestamp, NullableTimestamp, Metadata } from '../shared-checks.ts';

const ApiTokenScope = /*#__PURE__*/ oneOf("READ", "WRITE");
const ApiToken = /*#__PURE__*/ object({ id: Id, name: string, scope: ApiTokenScope, ending: string, created_by: /*#__PURE__*/ object({ id: Id, name: string }), inserted_at: Timestamp, expires_at: NullableTimestamp, last_used_at: NullableTimestamp });
const ApiTokenList = /*#__PURE__*/ object({ tokens: /*#__PURE__*/ array(ApiToken) });
const ApiTokenCreated = /*#__PURE__*/ object({ token: ApiToken, secret: string });
const WebhookEventType = /*#__PURE__*/ oneOf("request.status_changed", "report.completed", "offer.made", "offer.accepted", "offer.declined", "auction.ended", "message.received");
const Webhook = /*#__PURE__*/ object({ id: Id, url: string, events: /*#__PURE__*/ array(WebhookEventType), active: boolean, failing_since: NullableTimestamp, inserted_at: Timestamp });
const WebhookList = /*#__PURE__*/ object({ webhooks: /*#__PURE__*/ array(Webhook) });
const WebhookWithSecret = /*#__PURE__*/ object({ webhook: Webhook, secret: string });
const WebhookAnswer = /*#__PURE__*/ object({ webhook: Webhook });
const WebhookDeliveryState = /*#__PURE__*/ oneOf("PENDING", "DELIVERED", "FAILED");
const WebhookDelivery = /*#__PURE__*/ object({ id: Id, type: string, state: WebhookDeliveryState, attempts: integer, status: /*#__PURE__*/ nullable(integer), answer: /*#__PURE__*/ nullable(string), error: /*#__PURE__*/ nullable(string), duration_ms: /*#__PURE__*/ nullable(integer), inserted_at: Timestamp, attempted_at: NullableTimestamp });
const WebhookDeliveryAnswer = /*#__PURE__*/ object({ delivery: WebhookDelivery });
const WebhookDeliveryList = /*#__PURE__*/ object({ deliveries: /*#__PURE__*/ array(WebhookDelivery), metadata: Metadata });

/**
 * The tokens of the partner's programs. With who made them, what they may do, when they end and when they were used last; never the secret.
 */
export const listApiTokens: Endpoint<'listApiTokens'> = { id: 'listApiTokens', method: 'GET', path: '/api/partners/{id}/tokens', takes: ["id"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'listApiTokens'>>(ApiTokenList) };
/**
 * Create a token for a program. The secret is in this answer and nowhere else. The token acts in its creator's name, with the role of its scope, and never with more rights than they have. Beyond 50 tokens of a partner it is 409 LIMIT_REACHED.
 */
export const createApiToken: Endpoint<'createApiToken'> = { id: 'createApiToken', method: 'POST', path: '/api/partners/{id}/tokens', takes: ["id","body"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'createApiToken'>>(ApiTokenCreated) };
/**
 * Revoke a token at once. Calls with it answer 401 from then on. It cannot be undone.
 */
export const revokeApiToken: Endpoint<'revokeApiToken'> = { id: 'revokeApiToken', method: 'DELETE', path: '/api/partners/{id}/tokens/{tokenId}', takes: ["id","tokenId"], access: 'staff', keyed: false, check: null };
/**
 * The addresses that are told of the partner's events. With whether each is switched on, and since when it fails; never the secret.
 */
export const listWebhooks: Endpoint<'listWebhooks'> = { id: 'listWebhooks', method: 'GET', path: '/api/partners/{id}/webhooks', takes: ["id"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'listWebhooks'>>(WebhookList) };
/**
 * Tell an address of events. Deliveries follow Standard Webhooks: a POST with webhook-id, webhook-timestamp and webhook-signature. An address that is not https, or not public, is 422 ADDRESS_NOT_ALLOWED. Beyond 20 webhooks of a partner it is 409 LIMIT_REACHED.
 */
export const createWebhook: Endpoint<'createWebhook'> = { id: 'createWebhook', method: 'POST', path: '/api/partners/{id}/webhooks', takes: ["id","body"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'createWebhook'>>(WebhookWithSecret) };
/**
 * Change what a webhook is told of, or switch it off or on. What is left out stays. Switching it off gives up deliveries that wait; what happens until it is switched on again is not sent later.
 */
export const updateWebhook: Endpoint<'updateWebhook'> = { id: 'updateWebhook', method: 'PATCH', path: '/api/partners/{id}/webhooks/{webhookId}', takes: ["id","webhookId","body"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'updateWebhook'>>(WebhookAnswer) };
/**
 * Remove a webhook with its deliveries. Deliveries that wait are given up. It cannot be undone.
 */
export const removeWebhook: Endpoint<'removeWebhook'> = { id: 'removeWebhook', method: 'DELETE', path: '/api/partners/{id}/webhooks/{webhookId}', takes: ["id","webhookId"], access: 'staff', keyed: false, check: null };
/**
 * Replace the secret of a webhook. For a day deliveries are signed with both, so that the receiver can change over.
 */
export const rotateWebhookSecret: Endpoint<'rotateWebhookSecret'> = { id: 'rotateWebhookSecret', method: 'POST', path: '/api/partners/{id}/webhooks/{webhookId}/secret', takes: ["id","webhookId"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'rotateWebhookSecret'>>(WebhookWithSecret) };
/**
 * Deliver an event of the type webhook.test. Sent like any event, whatever types the webhook has, and shown among its deliveries. A webhook that is switched off answers 409.
 */
export const testWebhook: Endpoint<'testWebhook'> = { id: 'testWebhook', method: 'POST', path: '/api/partners/{id}/webhooks/{webhookId}/test', takes: ["id","webhookId"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'testWebhook'>>(WebhookDeliveryAnswer) };
/**
 * What was delivered, and how it was answered. The newest first, with the state and the answer of the newest attempt.
 */
export const listWebhookDeliveries: Endpoint<'listWebhookDeliveries'> = { id: 'listWebhookDeliveries', method: 'GET', path: '/api/partners/{id}/webhooks/{webhookId}/deliveries', takes: ["id","webhookId","query"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'listWebhookDeliveries'>>(WebhookDeliveryList) };
/**
 * Deliver an event again. At once, with the same webhook-id, so that a receiver can tell a repetition. One that is still being tried goes on as before. A webhook that is switched off answers 409.
 */
export const retryWebhookDelivery: Endpoint<'retryWebhookDelivery'> = { id: 'retryWebhookDelivery', method: 'POST', path: '/api/partners/{id}/webhooks/{webhookId}/deliveries/{deliveryId}/retry', takes: ["id","webhookId","deliveryId"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'retryWebhookDelivery'>>(WebhookDeliveryAnswer) };

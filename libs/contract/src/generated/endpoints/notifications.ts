// Generated from openapi.yaml: npm run generate -w @forecourt/contract

import { array, integer, nullable, object, oneOf, string, validator } from '../../checks.ts';
import type { Endpoint } from '../../endpoint.ts';
import type { Answer } from '../../types.ts';
import { Id, Timestamp, NullableTimestamp, MemberName, Metadata, Flow, RequestCar } from '../shared-checks.ts';

const NotificationKind = /*#__PURE__*/ oneOf("ASSIGNED", "MENTIONED", "REPORT_COMPLETED", "ADDITION_COMPLETED", "BIDS", "OFFER_ACCEPTED", "OFFER_DECLINED", "MESSAGES");
const NotificationRequest = /*#__PURE__*/ object({ id: Id, request_type: Flow, name: /*#__PURE__*/ nullable(string), car: /*#__PURE__*/ nullable(RequestCar) });
const NotificationThread = /*#__PURE__*/ object({ id: Id, role: /*#__PURE__*/ oneOf("BUYER", "SELLER"), name: /*#__PURE__*/ nullable(string) });
const Notification = /*#__PURE__*/ object({ id: Id, kind: NotificationKind, count: integer, request: NotificationRequest, thread: /*#__PURE__*/ nullable(NotificationThread), actor: /*#__PURE__*/ nullable(MemberName), inserted_at: Timestamp, read_at: NullableTimestamp });
const NotificationList = /*#__PURE__*/ object({ notifications: /*#__PURE__*/ array(Notification), metadata: Metadata });
const UnreadNotifications = /*#__PURE__*/ object({ unread: integer });

/**
 * What concerns the caller in a partner. Only the caller's own. The newest 200 of the last 60 days are kept.
 */
export const listNotifications: Endpoint<'listNotifications'> = { id: 'listNotifications', method: 'GET', path: '/api/notifications', takes: ["query"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'listNotifications'>>(NotificationList) };
/**
 * How many of the caller's notifications are unread. Of one partner. Events of the live channel say when to ask again.
 */
export const countUnreadNotifications: Endpoint<'countUnreadNotifications'> = { id: 'countUnreadNotifications', method: 'GET', path: '/api/notifications/unread', takes: ["query"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'countUnreadNotifications'>>(UnreadNotifications) };
/**
 * Mark notifications as read. Those that are named, or all. What is read already or somebody else's stays as it is.
 */
export const readNotifications: Endpoint<'readNotifications'> = { id: 'readNotifications', method: 'POST', path: '/api/notifications/read', takes: ["body"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'readNotifications'>>(UnreadNotifications) };

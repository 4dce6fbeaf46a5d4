// Generated from openapi.yaml: npm run generate -w @forecourt/contract

import { array, boolean, integer, nullable, number, object, oneOf, string, validator } from '../../checks.ts';
import type { Endpoint } from '../../endpoint.ts';
import type { Answer } from '../../types.ts';
import { Id, Timestamp, Metadata, InsightsStep, InsightsChannel, Request, SectionName } from '../shared-checks.ts';

const InsightsFunnelStep = /*#__PURE__*/ object({ step: InsightsStep, count: integer, count_before: integer, median_seconds: /*#__PURE__*/ nullable(integer) });
const InsightsStepCount = /*#__PURE__*/ object({ step: InsightsStep, count: integer });
const InsightsFunnelChannel = /*#__PURE__*/ object({ channel: InsightsChannel, steps: /*#__PURE__*/ array(InsightsStepCount) });
const InsightsFunnel = /*#__PURE__*/ object({ from: Timestamp, to: Timestamp, from_before: Timestamp, time_zone: string, steps: /*#__PURE__*/ array(InsightsFunnelStep), channels: /*#__PURE__*/ array(InsightsFunnelChannel) });
const InsightsSellingFigures = /*#__PURE__*/ object({ auctions: integer, without_bids: integer, median_bids: /*#__PURE__*/ nullable(number), median_of_expected: /*#__PURE__*/ nullable(number), sold: integer, median_seconds_to_sold: /*#__PURE__*/ nullable(integer) });
const InsightsDealer = /*#__PURE__*/ object({ id: Id, name: string, invited: integer, opened: integer, bid: integer, won: integer });
const InsightsEndingReason = /*#__PURE__*/ oneOf("OFFER_DECLINED", "OFFER_EXPIRED", "OFFER_WITHDRAWN", "OWNER_WITHDRAWS", "DEALER_WITHDRAWS", "DEALER_NO_ANSWER", "PARTNER_WITHDRAWS");
const InsightsEnding = /*#__PURE__*/ object({ reason: InsightsEndingReason, count: integer, count_before: integer });
const InsightsSelling = /*#__PURE__*/ object({ now: InsightsSellingFigures, before: InsightsSellingFigures, dealers: /*#__PURE__*/ array(InsightsDealer), endings: /*#__PURE__*/ array(InsightsEnding) });
const InsightsMember = /*#__PURE__*/ object({ whose: /*#__PURE__*/ oneOf("MEMBER", "TEAM", "NONE"), id: /*#__PURE__*/ nullable(string), name: /*#__PURE__*/ nullable(string), requests: integer, sent: integer, completed: integer, offered: integer, finished: integer, median_seconds_to_answer: /*#__PURE__*/ nullable(integer), open_conversations: integer });
const InsightsTeam = /*#__PURE__*/ object({ shows_names: boolean, members: /*#__PURE__*/ array(InsightsMember) });
const InsightsSection = /*#__PURE__*/ object({ section: SectionName, is_asked: boolean, reached: integer, reached_before: integer, stopped: integer, stopped_before: integer, refused: integer, median_seconds: /*#__PURE__*/ nullable(integer) });
const InsightsSteps = /*#__PURE__*/ object({ sections: /*#__PURE__*/ array(InsightsSection), median_seconds: /*#__PURE__*/ nullable(integer) });
const InsightsTimeCounts = /*#__PURE__*/ object({ sent: integer, opened: /*#__PURE__*/ nullable(integer), completed: /*#__PURE__*/ nullable(integer) });
const InsightsTime = /*#__PURE__*/ object({ weekday: integer, hour: integer, sent: integer, opened: /*#__PURE__*/ nullable(integer), completed: /*#__PURE__*/ nullable(integer) });
const InsightsTimeOfWeek = /*#__PURE__*/ object({ weekday: integer, hour: integer });
const InsightsTimes = /*#__PURE__*/ object({ time_zone: string, total: InsightsTimeCounts, times: /*#__PURE__*/ array(InsightsTime), best: /*#__PURE__*/ nullable(InsightsTimeOfWeek) });
const StuckRequest = /*#__PURE__*/ object({ request: Request, section: /*#__PURE__*/ nullable(SectionName), since: Timestamp });
const StuckRequestList = /*#__PURE__*/ object({ stuck: /*#__PURE__*/ array(StuckRequest), metadata: Metadata });

/**
 * How far the requests of a period came. Counts the requests that were made in the period, and how many of them have come to each step since, beside those of the period before, which is as long. A request has come to a step when its timeline tells of it or of a later one. Days are those of the partner's time zone. At most 366 days.
 */
export const getInsightsFunnel: Endpoint<'getInsightsFunnel'> = { id: 'getInsightsFunnel', method: 'GET', path: '/api/insights/funnel', takes: ["query"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'getInsightsFunnel'>>(InsightsFunnel) };
/**
 * How the cars of a period's requests sell. Auctions, dealers, sales and offers that came to nothing, of the requests that were made in the period, wherever they stand today, beside those of the period before. Only for a flow that sells. Days are those of the partner's time zone. At most 366 days.
 */
export const getInsightsSelling: Endpoint<'getInsightsSelling'> = { id: 'getInsightsSelling', method: 'GET', path: '/api/insights/selling', takes: ["query"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'getInsightsSelling'>>(InsightsSelling) };
/**
 * What became of a period's requests, by who looks after them. Counts the requests that were made in the period by who looks after them now, with the conversations about them. Days are those of the partner's time zone. At most 366 days.
 */
export const getInsightsTeam: Endpoint<'getInsightsTeam'> = { id: 'getInsightsTeam', method: 'GET', path: '/api/insights/team', takes: ["query"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'getInsightsTeam'>>(InsightsTeam) };
/**
 * Where customers stop in their report, and how long its sections take. Counts the requests that were made in the period by the sections of the report that their customers came to, wherever they stand today, beside those of the period before. Days are those of the partner's time zone. At most 366 days.
 */
export const getInsightsSteps: Endpoint<'getInsightsSteps'> = { id: 'getInsightsSteps', method: 'GET', path: '/api/insights/steps', takes: ["query"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'getInsightsSteps'>>(InsightsSteps) };
/**
 * When requests were sent, and what came of them within a day. Counts the requests that staff sent for the first time in the period, by the time of the week, with those whose customer opened and completed them within 24 hours. Requests that customers asked for themselves don't count, nor do those that were sent in the last 24 hours. Days are those of the partner's time zone. At most 366 days.
 */
export const getInsightsTimes: Endpoint<'getInsightsTimes'> = { id: 'getInsightsTimes', method: 'GET', path: '/api/insights/times', takes: ["query"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'getInsightsTimes'>>(InsightsTimes) };
/**
 * Whose customers have paused in their report. The requests whose customer has opened the link and not sent the report, and has done nothing for 10 minutes and at most 24 hours; a customer who is quiet for longer counts as stopped. A follow-up takes a request off until the customer comes back.
 */
export const listStuckRequests: Endpoint<'listStuckRequests'> = { id: 'listStuckRequests', method: 'GET', path: '/api/insights/stuck', takes: ["query"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'listStuckRequests'>>(StuckRequestList) };

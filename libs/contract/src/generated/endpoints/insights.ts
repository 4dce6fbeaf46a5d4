// Generated from openapi.yaml: npm run generate -w @forecourt/contract

import { array, integer, nullable, object, oneOf, string, validator } from '../../checks.ts';
import type { Endpoint } from '../../endpoint.ts';
import type { Answer } from '../../types.ts';
import { Timestamp, InsightsStep } from '../shared-checks.ts';

const InsightsFunnelStep = /*#__PURE__*/ object({ step: InsightsStep, count: integer, count_before: integer, median_seconds: /*#__PURE__*/ nullable(integer) });
const InsightsChannel = /*#__PURE__*/ oneOf("SMS", "EMAIL", "INVITE");
const InsightsStepCount = /*#__PURE__*/ object({ step: InsightsStep, count: integer });
const InsightsFunnelChannel = /*#__PURE__*/ object({ channel: InsightsChannel, steps: /*#__PURE__*/ array(InsightsStepCount) });
const InsightsFunnel = /*#__PURE__*/ object({ from: Timestamp, to: Timestamp, from_before: Timestamp, time_zone: string, steps: /*#__PURE__*/ array(InsightsFunnelStep), channels: /*#__PURE__*/ array(InsightsFunnelChannel) });

/**
 * How far the requests of a period came. Counts the requests that were made in the period, and how many of them have come to each step since, beside those of the period before, which is as long. A request has come to a step when its timeline tells of it or of a later one. Days are those of the partner's time zone. At most 366 days.
 */
export const getInsightsFunnel: Endpoint<'getInsightsFunnel'> = { id: 'getInsightsFunnel', method: 'GET', path: '/api/insights/funnel', takes: ["query"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'getInsightsFunnel'>>(InsightsFunnel) };

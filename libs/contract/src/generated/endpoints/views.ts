// Generated from openapi.yaml: npm run generate -w @forecourt/contract

import { array, object, oneOf, string, validator } from '../../checks.ts';
import type { Endpoint } from '../../endpoint.ts';
import type { Answer } from '../../types.ts';
import { Id, Day, Flow, UserSalePlan, InsightsStep, InsightsChannel } from '../shared-checks.ts';

const SavedViewList = /*#__PURE__*/ oneOf("REQUESTS", "CARS");
const SavedViewStatus = /*#__PURE__*/ oneOf("NEW", "LEAD", "SENT", "OPENED", "IN_PROGRESS", "COMPLETED", "FOLLOW_UP_SENT", "INACTIVE", "ARCHIVED", "APPRAISED", "OFFER_ACCEPTED", "OFFER_DECLINED", "REPAIRABLE", "INSPECTED", "NEEDS_EXTRA_INSPECTION", "AUCTION_RUNNING", "AUCTION_COMPLETED", "PRE_CHECK", "ESTIMATE_SENT", "SOLD");
const SavedViewPeriod = /*#__PURE__*/ oneOf("TODAY", "DAYS_7", "DAYS_30", "DAYS_90");
const SavedViewDisplay = /*#__PURE__*/ object({ density: /*#__PURE__*/ oneOf("COMFORTABLE", "COMPACT"), hidden_columns: /*#__PURE__*/ array(string) });
const SavedViewQuery = /*#__PURE__*/ object({}, { status: SavedViewStatus, search: string, period: SavedViewPeriod, from: Day, to: Day, agent_id: string, plan: UserSalePlan, delivery: /*#__PURE__*/ oneOf("FAILED"), display: SavedViewDisplay, reached: InsightsStep, channel: InsightsChannel });
const SavedView = /*#__PURE__*/ object({ id: Id, list: SavedViewList, request_type: Flow, name: string, query: SavedViewQuery });
const SavedViews = /*#__PURE__*/ object({ views: /*#__PURE__*/ array(SavedView) });
const SavedViewAnswer = /*#__PURE__*/ object({ view: SavedView });

/**
 * The saved views of a partner's lists. All of them, by name: a partner has 100 at most.
 */
export const listSavedViews: Endpoint<'listSavedViews'> = { id: 'listSavedViews', method: 'GET', path: '/api/saved_views', takes: ["query"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'listSavedViews'>>(SavedViews) };
/**
 * Save a view for everybody in the branch. A name that another view of the same list has, case ignored, is refused with DUPLICATE. Beyond 100 views of a partner it is 409 LIMIT_REACHED.
 */
export const createSavedView: Endpoint<'createSavedView'> = { id: 'createSavedView', method: 'POST', path: '/api/saved_views', takes: ["body"], access: 'staff', keyed: true, check: /*#__PURE__*/ validator<Answer<'createSavedView'>>(SavedViewAnswer) };
/**
 * Rename a view, or change what it shows. A name that another view of the same list has, case ignored, is refused with DUPLICATE.
 */
export const updateSavedView: Endpoint<'updateSavedView'> = { id: 'updateSavedView', method: 'PATCH', path: '/api/saved_views/{viewId}', takes: ["viewId","body"], access: 'staff', keyed: true, check: /*#__PURE__*/ validator<Answer<'updateSavedView'>>(SavedViewAnswer) };
/**
 * Remove a view. What it shows stays where it is; only the name is gone, for everybody in the branch.
 */
export const removeSavedView: Endpoint<'removeSavedView'> = { id: 'removeSavedView', method: 'DELETE', path: '/api/saved_views/{viewId}', takes: ["viewId"], access: 'staff', keyed: false, check: null };

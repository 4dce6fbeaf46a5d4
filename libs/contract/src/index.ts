// Every schema under its own name, as generated; types add nothing to a bundle.
// eslint-disable-next-line no-restricted-syntax
export type * from './generated/schema.d.ts';
export type { Endpoint, Input, InputList, Result } from './endpoint.ts';
export type { Answer, Body, OperationId, PathParameters, Query } from './types.ts';
export type { Mismatch, Validator } from './checks.ts';
export { routes } from './generated/routes.ts';
export {
  auctionStatusValues as auctionStatuses,
  notificationPurposeValues as notificationPurposes,
  carAvailabilityValues as carAvailabilities,
  carPartValues as carParts,
  carStatusValues as carStatuses,
  claimStatusValues as claimStatuses,
  currencyCodeValues as currencyCodes,
  errorCodeValues as errorCodes,
  fieldErrorCodeValues as fieldErrorCodes,
  partnerTypeValues as partnerTypes,
  ratingValues as ratings,
  readStatusValues as readStatuses,
  reportKindValues as reportKinds,
  requestEventTypeValues as requestEventTypes,
  requestStatusValues as requestStatuses,
  roleValues as roles,
  settingsAreaValues as settingsAreas,
  settingsImageKindValues as settingsImageKinds,
  sectionNameValues as sectionNames,
  securityEventTypeValues as securityEventTypes,
  threadDirectionValues as threadDirections,
  uploadSectionValues as uploadSections,
  userSalePlanValues as userSalePlans,
} from './generated/enums.ts';
export {
  auctionEventName,
  auctionTopic,
  claimStatusNames,
  CONTACT_MAX_LENGTH as contactMaxLength,
  defaultDialCode,
  defaultLocale,
  defaultShareSettings,
  exteriorSlots,
  MAX_SCAN_FRAMES as maxScanFrames,
  MESSAGE_MAX_LENGTH as messageMaxLength,
  MESSAGE_PAGE_SIZE as messagePageSize,
  NEW_PASSWORD_MIN_LENGTH as newPasswordMinLength,
  PAGE_SIZE as pageSize,
  partnerTopic,
  reportChangedEventName,
  requestErasedEventName,
  requestStatusEventName,
  SELLER_MILES as sellerMiles,
  threadStatusEventName,
  TEXT_MAX_LENGTH as textMaxLength,
  THREAD_PANEL_PAGE_SIZE as threadPanelPageSize,
} from './constants.ts';
export { minutesOf, reportMinutes, reportSeconds } from './effort.ts';
export { reportedSections, sectionOrder, sections, uploadOrder } from './sections.ts';
export type { ReportedSection, Section } from './sections.ts';
export {
  addresses,
  buildAddress,
  buildInvitation,
  parseAddress,
  parseInvitation,
} from './addresses.ts';
export {
  defaultFlow,
  flowAtPath,
  flowOrder,
  flowPaths,
  flows,
  requestListPath,
  sells,
} from './flows.ts';
export type { FlowFacts, FlowPath, FlowSubject, SellingFlow } from './flows.ts';
export { holdsKey, isServerPath, pageAt, parseInvite } from './pages.ts';
export type { Page } from './pages.ts';

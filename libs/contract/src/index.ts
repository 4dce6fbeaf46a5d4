// Every schema under its own name, as generated; types add nothing to a bundle.
export type * from './generated/schema.d.ts';
export type { Endpoint, Input, InputList, Result } from './endpoint.ts';
export type { Answer, Body, OperationId, PathParameters, Query } from './types.ts';
export type { Mismatch, Validator } from './checks.ts';
export { routes } from './generated/routes.ts';
export { hasHiddenCharacters } from './hiddenCharacters.ts';
export {
  apiTokenScopeValues as apiTokenScopes,
  auctionStatusValues as auctionStatuses,
  notificationPurposeValues as notificationPurposes,
  carAvailabilityValues as carAvailabilities,
  carPartValues as carParts,
  carStatusValues as carStatuses,
  claimStatusValues as claimStatuses,
  currencyCodeValues as currencyCodes,
  damageKindValues as damageKinds,
  damageSizeValues as damageSizes,
  dealerPageListValues as dealerPageLists,
  dealStateValues as dealStates,
  distanceUnitValues as distanceUnits,
  handoverItemValues as handoverItems,
  identifierUseValues as identifierUses,
  errorCodeValues as errorCodes,
  fieldErrorCodeValues as fieldErrorCodes,
  insightsChannelValues as insightsChannels,
  partnerTypeValues as partnerTypes,
  ratingValues as ratings,
  refusalReasonValues as refusalReasons,
  readStatusValues as readStatuses,
  reportKindValues as reportKinds,
  requestBatchFieldValues as requestBatchFields,
  requestEventTypeValues as requestEventTypes,
  requestStatusValues as requestStatuses,
  roleValues as roles,
  savedViewPeriodValues as savedViewPeriods,
  settingsAreaValues as settingsAreas,
  settingsImageKindValues as settingsImageKinds,
  sectionNameValues as sectionNames,
  sectionNeedValues as sectionNeeds,
  securityEventTypeValues as securityEventTypes,
  threadDirectionValues as threadDirections,
  uploadSectionValues as uploadSections,
  userSalePlanValues as userSalePlans,
  webhookEventTypeValues as webhookEventTypes,
} from './generated/enums.ts';
export {
  auctionEventName,
  auctionExtension,
  auctionTopic,
  claimStatusNames,
  CONTACT_MAX_LENGTH as contactMaxLength,
  defaultAuctionRules,
  defaultDialCode,
  defaultLocale,
  defaultShareSettings,
  ENOUGH_REQUESTS as enoughRequests,
  exteriorSlots,
  MAX_AUCTION_HOURS as maxAuctionHours,
  MAX_SCAN_FRAMES as maxScanFrames,
  MAX_SCHEDULE_AHEAD_MS,
  MESSAGE_MAX_LENGTH as messageMaxLength,
  MESSAGE_PAGE_SIZE as messagePageSize,
  NEW_PASSWORD_MIN_LENGTH as newPasswordMinLength,
  PAGE_SIZE as pageSize,
  notifiedEventName,
  presenceEventName,
  partnerTopic,
  reportChangedEventName,
  requestErasedEventName,
  requestStatusEventName,
  SELLER_MILES as sellerMiles,
  threadStatusEventName,
  TEXT_MAX_LENGTH as textMaxLength,
  THREAD_PANEL_PAGE_SIZE as threadPanelPageSize,
} from './constants.ts';
export { baseLanguage, comesWithProduct, productLanguages } from './productLanguages.ts';
export { auctionInvitation, auctionRulesText, lateBidsText } from './invitation.ts';
export { zonedTimeText } from './zonedTime.ts';
export { wasSent } from './deliveries.ts';
export { isFallen } from './deals.ts';
export { isCalendarDay } from './calendarDay.ts';
export { DAY_MS, HOUR_MS, MINUTE_MS } from './durations.ts';
export {
  convertDistance,
  distancesFor,
  maxMileage,
  mileageAsText,
  type Distance,
} from './distance.ts';
export { minutesOf, reportMinutes, reportSeconds } from './effort.ts';
export { carStatusesOf } from './cars.ts';
export {
  answerAt,
  isNeeded,
  missingSections,
  neededShots,
  providedBy,
  sectionContent,
  type Provided,
  type SectionProgress,
  type SectionState,
} from './completeness.ts';
export {
  additionNeeds,
  additionProgress,
  additionSteps,
  shotsOfSection,
  type AdditionNeeds,
  type AdditionStep,
  type Asked,
  type ShotAsked,
} from './additions.ts';
export { defaultNeeds, needsOf, requiredOf, togglesOf } from './needs.ts';
export {
  defaultIdentifierRules,
  FIRST_DAY_OF_LOSS as firstDayOfLoss,
  hasIdentifiers,
  IDENTIFIER_MAX_LENGTH as identifierMaxLength,
  identifierNames,
  normalNumber,
  numberKey,
  usedIdentifiers,
  type IdentifierName,
  type NumberName,
} from './identifiers.ts';
export { identifierFault } from './identifierFault.ts';
export { exampleOf, isMask, matchesMask } from './masks.ts';
export { framesOf } from './scan.ts';
export { reportedSections, sectionOrder, sections, uploadOrder } from './sections.ts';
export type { ReportedSection, Section } from './sections.ts';
export {
  addresses,
  embedAddress,
  buildAddress,
  buildInvitation,
  parseAddress,
  parseInvitation,
} from './addresses.ts';
export { reportKindOf, reportLinkKinds, reportLinks, type ReportLinkKind } from './reportLinks.ts';
export {
  defaultFlow,
  flowAtPath,
  flowOfKind,
  flowOrder,
  flowPaths,
  flows,
  requestListPath,
  sells,
} from './flows.ts';
export type { FlowFacts, FlowPath, FlowSubject, SellingFlow } from './flows.ts';
export { colorKeys, defaultTheme, partnerColors } from './partnerColors.ts';
export { holdsKey, isServerPath, pageAt, parseInvite } from './pages.ts';
export type { Page } from './pages.ts';
export { isVin, isVinDoubtful, vinCheckDigit } from './vin.ts';

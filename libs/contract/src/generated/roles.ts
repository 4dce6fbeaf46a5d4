// Generated from openapi.yaml: npm run generate -w @forecourt/contract

/** An operation for which the role in a partner counts (`x-role`). */
export type RoleOperation =
  | 'listPartners'
  | 'createDealer'
  | 'getDealer'
  | 'updateDealer'
  | 'deactivateDealer'
  | 'listDealerIds'
  | 'listDealerGroups'
  | 'createDealerGroup'
  | 'updateDealerGroup'
  | 'removeDealerGroup'
  | 'importDealers'
  | 'exportDealers'
  | 'listPartnerCustomisations'
  | 'getSettings'
  | 'updateSettings'
  | 'getAuctionDefaults'
  | 'putAuctionDefaults'
  | 'putSettingsImage'
  | 'deleteSettingsImage'
  | 'putTranslation'
  | 'deleteTranslation'
  | 'listSettingsChanges'
  | 'getPrivacy'
  | 'updatePrivacy'
  | 'countDue'
  | 'searchCustomers'
  | 'listPrivacyRecords'
  | 'getCustomer'
  | 'exportCustomer'
  | 'eraseCustomer'
  | 'getSecurity'
  | 'updateSecurity'
  | 'listSecurityEvents'
  | 'listSavedViews'
  | 'createSavedView'
  | 'updateSavedView'
  | 'removeSavedView'
  | 'announcePresence'
  | 'listNotifications'
  | 'countUnreadNotifications'
  | 'readNotifications'
  | 'listColleagues'
  | 'listUsers'
  | 'inviteUser'
  | 'revokeInvitation'
  | 'resendInvitation'
  | 'removeMemberFactors'
  | 'updateUser'
  | 'sendPasswordReset'
  | 'listRequests'
  | 'createRequest'
  | 'countRequests'
  | 'findOpenRequest'
  | 'searchRequests'
  | 'listRequestBatches'
  | 'createRequestBatch'
  | 'checkRequestBatch'
  | 'getRequestBatch'
  | 'cancelRequestBatch'
  | 'retryRequestBatch'
  | 'exportRequestBatch'
  | 'getRequest'
  | 'updateRequest'
  | 'assignRequest'
  | 'changeListing'
  | 'followUpRequest'
  | 'resendRequest'
  | 'unarchiveRequest'
  | 'retryDelivery'
  | 'revokeRequestLinks'
  | 'createAddition'
  | 'cancelAddition'
  | 'takeBackRefusal'
  | 'changeDamage'
  | 'removeDamage'
  | 'placeDamagePin'
  | 'removeDamagePin'
  | 'acceptFinding'
  | 'dismissFinding'
  | 'placePlate'
  | 'removePlate'
  | 'addConversationPhoto'
  | 'removeConversationPhoto'
  | 'correctDetails'
  | 'listRequestEvents'
  | 'previewMessage'
  | 'getNextRequest'
  | 'listAuditEntries'
  | 'listCars'
  | 'countCars'
  | 'getUploadRequest'
  | 'getMarketSurvey'
  | 'createTradeInOffer'
  | 'sendOfferMessage'
  | 'extendOffer'
  | 'withdrawOffer'
  | 'copyOfferLink'
  | 'createAuction'
  | 'getAuction'
  | 'changeAuction'
  | 'getAuctionAgain'
  | 'offerBestBid'
  | 'cancelAuction'
  | 'sendBidderMessage'
  | 'copyBidderLink'
  | 'createSecondChance'
  | 'cancelSecondChance'
  | 'withdrawDeal'
  | 'tickHandover'
  | 'sellDeal'
  | 'updateClaim'
  | 'sendConclusionMessage'
  | 'cancelConclusionMessage'
  | 'copyConclusionLink'
  | 'listThreads'
  | 'createMessage'
  | 'countThreads'
  | 'updateThread'
  | 'listMessages'
  | 'listConversations'
  | 'createConversation'
  | 'getConversation'
  | 'replyToConversation'
  | 'readConversation'
  | 'sendConversationNotice'
  | 'copyConversationLink'
  | 'createStaffAttachment'
  | 'getStaffAttachmentProgress'
  | 'appendStaffAttachment'
  | 'listComments'
  | 'createComment'
  | 'deleteComment'
  | 'subscribe'
  | 'getBilling'
  | 'listInvoices'
  | 'listFees'
  | 'listDealerFees'
  | 'getScheduledSettings'
  | 'scheduleSettings'
  | 'cancelScheduledSettings'
  | 'shareSettingsDraft'
  | 'getSettingsDraft'
  | 'listSettingsVersions'
  | 'getSettingsVersion'
  | 'restoreSettings'
  | 'sendTestMessage'
  | 'listApiTokens'
  | 'createApiToken'
  | 'revokeApiToken'
  | 'getCompanySignIn'
  | 'putCompanySignIn'
  | 'removeCompanySignIn'
  | 'testCompanySignIn'
  | 'listWebhooks'
  | 'createWebhook'
  | 'updateWebhook'
  | 'removeWebhook'
  | 'rotateWebhookSecret'
  | 'testWebhook'
  | 'listWebhookDeliveries'
  | 'retryWebhookDelivery'
  | 'getInsightsFunnel'
  | 'getInsightsSelling'
  | 'getInsightsTeam'
  | 'getInsightsSteps'
  | 'getInsightsTimes'
  | 'listStuckRequests';

/** What another role than AGENT is the lowest for: every page of staff loads this table. */
export const otherRoles: Readonly<Record<'VIEWER' | 'ADMIN', readonly RoleOperation[]>> = {
  VIEWER: [
    'listPartnerCustomisations',
    'listSavedViews',
    'announcePresence',
    'listNotifications',
    'countUnreadNotifications',
    'readNotifications',
    'listColleagues',
    'listRequests',
    'countRequests',
    'searchRequests',
    'getRequest',
    'listRequestEvents',
    'getNextRequest',
    'listCars',
    'countCars',
    'getUploadRequest',
    'getMarketSurvey',
    'getAuction',
    'listThreads',
    'countThreads',
    'listMessages',
    'listConversations',
    'getConversation',
    'listComments',
    'getInsightsFunnel',
    'getInsightsSelling',
    'getInsightsTeam',
    'getInsightsSteps',
    'getInsightsTimes',
    'listStuckRequests',
  ],
  ADMIN: [
    'getSettings',
    'updateSettings',
    'putAuctionDefaults',
    'putSettingsImage',
    'deleteSettingsImage',
    'putTranslation',
    'deleteTranslation',
    'listSettingsChanges',
    'getPrivacy',
    'updatePrivacy',
    'countDue',
    'searchCustomers',
    'listPrivacyRecords',
    'getCustomer',
    'exportCustomer',
    'eraseCustomer',
    'getSecurity',
    'updateSecurity',
    'listSecurityEvents',
    'listUsers',
    'inviteUser',
    'revokeInvitation',
    'resendInvitation',
    'removeMemberFactors',
    'updateUser',
    'sendPasswordReset',
    'revokeRequestLinks',
    'listAuditEntries',
    'subscribe',
    'getBilling',
    'listInvoices',
    'listFees',
    'listDealerFees',
    'getScheduledSettings',
    'scheduleSettings',
    'cancelScheduledSettings',
    'shareSettingsDraft',
    'getSettingsDraft',
    'listSettingsVersions',
    'getSettingsVersion',
    'restoreSettings',
    'sendTestMessage',
    'listApiTokens',
    'createApiToken',
    'revokeApiToken',
    'getCompanySignIn',
    'putCompanySignIn',
    'removeCompanySignIn',
    'testCompanySignIn',
    'listWebhooks',
    'createWebhook',
    'updateWebhook',
    'removeWebhook',
    'rotateWebhookSecret',
    'testWebhook',
    'listWebhookDeliveries',
    'retryWebhookDelivery',
  ],
};

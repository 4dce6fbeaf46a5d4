// Generated from openapi.yaml: npm run generate -w @forecourt/contract

export { createSession, getSession, deleteSession, signUp, listSessions, deleteAllSessions, deleteOneSession, createPartner } from './endpoints/session.ts';
export { createSessionByFactor, getFactorOptions, reauthenticate, getReauthenticateOptions, getFactors, addPasskey, getPasskeyOptions, renamePasskey, removePasskey, putAuthenticatorApp, removeAuthenticatorApp, getAuthenticatorAppOptions, createRecoveryCodes, removeMemberFactors } from './endpoints/factors.ts';
export { getAccount, updateAccount, changePassword, sendVerification, askPasswordReset, getPasswordReset, resetPassword, getDigestOptOut, optOutOfDigest, getVerification, verifyEmail, sendPasswordReset, joinPartner } from './endpoints/account.ts';
export { listMyPartners, listPartnerCustomisations, getPartnerCustomisation, getTranslation } from './endpoints/partners.ts';
export { listPartners, createDealer, getDealer, updateDealer, deactivateDealer, listDealerIds, listDealerGroups, createDealerGroup, updateDealerGroup, removeDealerGroup, importDealers, exportDealers, getDealerOptOut, optOutDealer, optInDealer } from './endpoints/dealers.ts';
export { getSettings, updateSettings, putSettingsImage, deleteSettingsImage, putTranslation, deleteTranslation, listSettingsChanges } from './endpoints/settings.ts';
export { getAuctionDefaults, putAuctionDefaults, getAuctionAgain, offerBestBid } from './endpoints/auctions.ts';
export { getPrivacy, updatePrivacy, countDue, searchCustomers, listPrivacyRecords, getCustomer, exportCustomer, eraseCustomer, getExport } from './endpoints/privacy.ts';
export { getSecurity, updateSecurity, listSecurityEvents, recordExport } from './endpoints/security.ts';
export { listSavedViews, createSavedView, updateSavedView, removeSavedView } from './endpoints/views.ts';
export { announcePresence } from './endpoints/presence.ts';
export { listNotifications, countUnreadNotifications, readNotifications } from './endpoints/notifications.ts';
export { listColleagues, listUsers, inviteUser, revokeInvitation, resendInvitation, updateUser, getInvitation, acceptInvitation } from './endpoints/users.ts';
export { listRequests, createRequest, createSelfRequest, countRequests, findOpenRequest, searchRequests, getRequest, updateRequest, assignRequest, followUpRequest, resendRequest, unarchiveRequest, retryDelivery, revokeRequestLinks, listRequestEvents, previewMessage, getNextRequest, getPublicRequest } from './endpoints/requests.ts';
export { listRequestBatches, createRequestBatch, checkRequestBatch, getRequestBatch, cancelRequestBatch, retryRequestBatch, exportRequestBatch } from './endpoints/batches.ts';
export { createAddition, cancelAddition, takeBackRefusal } from './endpoints/additions.ts';
export { changeDamage, placeDamagePin, removeDamagePin } from './endpoints/damages.ts';
export { listAuditEntries, createTradeInOffer, answerTradeInOffer, sendOfferMessage, copyOfferLink, createAuction, getAuction, changeAuction, cancelAuction, continueTradeIn, getDealerAuction, createPublicOffer } from './endpoints/trade.ts';
export { listCars, countCars, getUploadRequest, getMarketSurvey } from './endpoints/cars.ts';
export { askDealerLink, getDealerPage } from './endpoints/dealer-page.ts';
export { createSecondChance, cancelSecondChance, withdrawDeal, tickHandover, sellDeal, withdrawTradeIn, tickOwnHandover, tickDealerHandover, answerSecondChance, getReceipt } from './endpoints/deals.ts';
export { updateClaim } from './endpoints/claims.ts';
export { listThreads, createMessage, countThreads, updateThread, listMessages, listConversations, createConversation, getConversation, replyToConversation, readConversation, createStaffAttachment, getStaffAttachmentProgress, appendStaffAttachment, createThread, getPublicConversation, writePublicMessage, readPublicConversation, createPublicAttachment, getPublicAttachmentProgress, appendPublicAttachment } from './endpoints/messages.ts';
export { listComments, createComment, deleteComment } from './endpoints/comments.ts';
export { subscribe, getBilling, listInvoices, listFees, listDealerFees } from './endpoints/billing.ts';
export { getCapture, updateCapture, openCapture, askForCaptureLink, listCaptureDealers, createCaptureUpload, deleteCaptureUpload, getUploadProgress, appendUploadContent, putCaptureUploadContent, getFrameProgress, appendScanFrame, putScanFrame, completeScan, submitCapture } from './endpoints/capture.ts';
export { getMedia, getAssets, getRuntimeConfig, getHealth, listOutboxMessages } from './endpoints/system.ts';

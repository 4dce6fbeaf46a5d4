// Generated from openapi.yaml: npm run generate -w @forecourt/contract

export { createSession, getSession, deleteSession, signUp, listSessions, deleteAllSessions, deleteOneSession, createPartner } from './endpoints/session.ts';
export { createSessionByFactor, getFactorOptions, reauthenticate, getReauthenticateOptions, getFactors, addPasskey, getPasskeyOptions, renamePasskey, removePasskey, putAuthenticatorApp, removeAuthenticatorApp, getAuthenticatorAppOptions, createRecoveryCodes, removeMemberFactors } from './endpoints/factors.ts';
export { getAccount, updateAccount, changePassword, sendVerification, askPasswordReset, getPasswordReset, resetPassword, getVerification, verifyEmail, sendPasswordReset, joinPartner } from './endpoints/account.ts';
export { listMyPartners, listPartners, listPartnerCustomisations, getPartnerCustomisation, getTranslation } from './endpoints/partners.ts';
export { getSettings, updateSettings, putSettingsImage, deleteSettingsImage, putTranslation, deleteTranslation, listSettingsChanges } from './endpoints/settings.ts';
export { getPrivacy, updatePrivacy, countDue, searchCustomers, listPrivacyRecords, getCustomer, exportCustomer, eraseCustomer, getExport } from './endpoints/privacy.ts';
export { getSecurity, updateSecurity, listSecurityEvents, recordExport } from './endpoints/security.ts';
export { listUsers, inviteUser, revokeInvitation, resendInvitation, updateUser, getInvitation, acceptInvitation } from './endpoints/users.ts';
export { listRequests, createRequest, createSelfRequest, countRequests, searchRequests, getRequest, updateRequest, followUpRequest, resendRequest, unarchiveRequest, retryDelivery, revokeRequestLinks, listRequestEvents, previewMessage, getNextRequest, getPublicRequest } from './endpoints/requests.ts';
export { listAuditEntries, createTradeInOffer, answerTradeInOffer, createAuction, getAuction, cancelAuction, continueTradeIn, getDealerAuction, createPublicOffer } from './endpoints/trade.ts';
export { listCars, countCars, getUploadRequest, getMarketSurvey } from './endpoints/cars.ts';
export { updateClaim } from './endpoints/claims.ts';
export { listThreads, createMessage, countThreads, updateThread, listMessages, listConversations, createConversation, getConversation, replyToConversation, readConversation, createThread, getPublicConversation, writePublicMessage, readPublicConversation } from './endpoints/messages.ts';
export { listComments, createComment, deleteComment } from './endpoints/comments.ts';
export { subscribe, getBilling, listInvoices, listFees } from './endpoints/billing.ts';
export { getCapture, updateCapture, openCapture, askForCaptureLink, listCaptureDealers, createCaptureUpload, deleteCaptureUpload, getUploadProgress, appendUploadContent, putCaptureUploadContent, getFrameProgress, appendScanFrame, putScanFrame, completeScan, submitCapture } from './endpoints/capture.ts';
export { getMedia, getAssets, getRuntimeConfig, getHealth, listOutboxMessages } from './endpoints/system.ts';

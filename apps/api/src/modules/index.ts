import type { Handlers } from '../http/operation.ts';
import { handlers as additions } from './additions/handlers.ts';
import { handlers as assets } from './assets/handlers.ts';
import { handlers as auctions } from './selling/auctions/handlers.ts';
import { handlers as batches } from './batches/handlers.ts';
import { handlers as billing } from './billing/handlers.ts';
import { handlers as capture } from './capture/handlers.ts';
import { handlers as cars } from './cars/handlers.ts';
import { handlers as claims } from './claims/handlers.ts';
import { handlers as comments } from './comments/handlers.ts';
import { handlers as corrections } from './corrections/handlers.ts';
import { handlers as apiTokens } from './integrations/tokens.ts';
import { handlers as companySignIn } from './company-sign-in/handlers.ts';
import { handlers as companyAgain } from './company-sign-in/reauthenticate.ts';
import { handlers as companySetup } from './company-sign-in/setup.ts';
import { handlers as webhooks } from './integrations/webhooks.ts';
import { handlers as manageFactors } from './factors/manage.ts';
import { handlers as memberFactors } from './factors/members.ts';
import { handlers as reauthenticate } from './factors/reauthenticate.ts';
import { handlers as factorSignIn } from './factors/signIn.ts';
import { handlers as dealerPage } from './selling/dealerPage/handlers.ts';
import { handlers as deals } from './selling/deals/handlers.ts';
import { handlers as fees } from './fees/handlers.ts';
import { handlers as dealers } from './dealers/handlers.ts';
import { handlers as dealerExport } from './dealers/export.ts';
import { handlers as dealerGroups } from './dealers/groups.ts';
import { handlers as dealerImport } from './dealers/import.ts';
import { handlers as dealerOptOut } from './dealers/optOut.ts';
import { handlers as insights } from './insights/handlers.ts';
import { handlers as media } from './media/handlers.ts';
import { handlers as attachments } from './messages/attachmentHandlers.ts';
import { handlers as chats } from './messages/staffConversations.ts';
import { handlers as messages } from './messages/handlers.ts';
import { handlers as notifications } from './notifications/handlers.ts';
import { handlers as notices } from './messages/noticeHandlers.ts';
import { handlers as newThreads } from './messages/newThreads.ts';
import { handlers as publicConversation } from './messages/publicConversation.ts';
import { handlers as partners } from './partners/handlers.ts';
import { handlers as damages } from './reports/damages.ts';
import { handlers as findings } from './reports/findings.ts';
import { handlers as conversationPhotos } from './reports/conversationPhotos.ts';
import { handlers as plates } from './reports/plates.ts';
import { handlers as privacy } from './privacy/handlers.ts';
import { handlers as reports } from './reports/handlers.ts';
import { handlers as requests } from './requests/handlers.ts';
import { handlers as security } from './security/handlers.ts';
import { handlers as account } from './session/account.ts';
import { handlers as profile } from './session/profile.ts';
import { handlers as reset } from './session/reset.ts';
import { handlers as presence } from './presence/handlers.ts';
import { handlers as digestOptOut } from './notifications/digestOptOut.ts';
import { handlers as verify } from './session/verify.ts';
import { handlers as session } from './session/handlers.ts';
import { handlers as setup } from './session/setup.ts';
import { handlers as signUp } from './session/signUp.ts';
import { handlers as settings } from './settings/handlers.ts';
import { handlers as deliveryReceipt } from './system/deliveryReceipt.ts';
import { handlers as operate } from './system/operate.ts';
import { handlers as system } from './system/handlers.ts';
import { handlers as trade } from './selling/offers/handlers.ts';
import { handlers as accept } from './users/accept.ts';
import { handlers as join } from './users/join.ts';
import { handlers as users } from './users/handlers.ts';
import { handlers as views } from './views/handlers.ts';

/** All implemented operations. Register new modules here, and nowhere else. */
export const handlers: Handlers = {
  ...corrections,
  ...session,
  ...signUp,
  ...setup,
  ...account,
  ...factorSignIn,
  ...reauthenticate,
  ...manageFactors,
  ...memberFactors,
  ...security,
  ...companySignIn,
  ...companyAgain,
  ...companySetup,
  ...apiTokens,
  ...webhooks,
  ...profile,
  ...reset,
  ...digestOptOut,
  ...presence,
  ...verify,
  ...partners,
  ...dealers,
  ...dealerGroups,
  ...dealerImport,
  ...dealerExport,
  ...dealerOptOut,
  ...requests,
  ...batches,
  ...additions,
  ...cars,
  ...reports,
  ...damages,
  ...findings,
  ...plates,
  ...conversationPhotos,
  ...messages,
  ...notices,
  ...attachments,
  ...chats,
  ...publicConversation,
  ...newThreads,
  ...notifications,
  ...capture,
  ...trade,
  ...auctions,
  ...dealerPage,
  ...deals,
  ...fees,
  ...billing,
  ...settings,
  ...privacy,
  ...users,
  ...views,
  ...insights,
  ...accept,
  ...join,
  ...claims,
  ...comments,
  ...media,
  ...assets,
  ...system,
  ...operate,
  ...deliveryReceipt,
};

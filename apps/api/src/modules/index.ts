import type { Handlers } from '../http/operation.ts';
import { handlers as assets } from './assets/handlers.ts';
import { handlers as auctions } from './selling/auctions/handlers.ts';
import { handlers as billing } from './billing/handlers.ts';
import { handlers as capture } from './capture/handlers.ts';
import { handlers as cars } from './cars/handlers.ts';
import { handlers as claims } from './claims/handlers.ts';
import { handlers as comments } from './comments/handlers.ts';
import { handlers as manageFactors } from './factors/manage.ts';
import { handlers as memberFactors } from './factors/members.ts';
import { handlers as reauthenticate } from './factors/reauthenticate.ts';
import { handlers as factorSignIn } from './factors/signIn.ts';
import { handlers as fees } from './fees/handlers.ts';
import { handlers as media } from './media/handlers.ts';
import { handlers as chats } from './messages/staffConversations.ts';
import { handlers as messages } from './messages/handlers.ts';
import { handlers as newThreads } from './messages/newThreads.ts';
import { handlers as publicConversation } from './messages/publicConversation.ts';
import { handlers as partners } from './partners/handlers.ts';
import { handlers as privacy } from './privacy/handlers.ts';
import { handlers as reports } from './reports/handlers.ts';
import { handlers as requests } from './requests/handlers.ts';
import { handlers as security } from './security/handlers.ts';
import { handlers as account } from './session/account.ts';
import { handlers as profile } from './session/profile.ts';
import { handlers as reset } from './session/reset.ts';
import { handlers as verify } from './session/verify.ts';
import { handlers as session } from './session/handlers.ts';
import { handlers as setup } from './session/setup.ts';
import { handlers as signUp } from './session/signUp.ts';
import { handlers as settings } from './settings/handlers.ts';
import { handlers as system } from './system/handlers.ts';
import { handlers as trade } from './selling/offers/handlers.ts';
import { handlers as accept } from './users/accept.ts';
import { handlers as join } from './users/join.ts';
import { handlers as users } from './users/handlers.ts';

/** All implemented operations. Register new modules here, and nowhere else. */
export const handlers: Handlers = {
  ...session,
  ...signUp,
  ...setup,
  ...account,
  ...factorSignIn,
  ...reauthenticate,
  ...manageFactors,
  ...memberFactors,
  ...security,
  ...profile,
  ...reset,
  ...verify,
  ...partners,
  ...requests,
  ...cars,
  ...reports,
  ...messages,
  ...chats,
  ...publicConversation,
  ...newThreads,
  ...capture,
  ...trade,
  ...auctions,
  ...fees,
  ...billing,
  ...settings,
  ...privacy,
  ...users,
  ...accept,
  ...join,
  ...claims,
  ...comments,
  ...media,
  ...assets,
  ...system,
};

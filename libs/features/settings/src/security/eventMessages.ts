import type { FactorMethod, Role, SecurityEventType } from '@forecourt/contract';
import { defineMessages } from 'react-intl';
import type { IntlShape } from 'react-intl';

/** The event in a few words; who and where are shown next to it. */
export const eventMessages = defineMessages<SecurityEventType>({
  SIGNED_UP: { defaultMessage: 'Registered', description: 'Event of the security log' },
  SIGNED_IN: { defaultMessage: 'Signed in', description: 'Event of the security log' },
  SIGN_IN_REFUSED: { defaultMessage: 'Sign-in rejected', description: 'Event of the security log' },
  LOCKED_OUT: {
    defaultMessage: 'Sign-in throttled after many attempts',
    description: 'Event of the security log',
  },
  SIGNED_OUT: { defaultMessage: 'Signed out', description: 'Event of the security log' },
  SESSION_ENDED: {
    defaultMessage: 'Signed out on other devices',
    description: 'Event of the security log',
  },
  REAUTHENTICATED: {
    defaultMessage: 'Confirmed their identity',
    description: 'Event of the security log: before a sensitive act',
  },
  PASSWORD_CHANGED: {
    defaultMessage: 'Password changed',
    description: 'Event of the security log',
  },
  PASSWORD_RESET_ASKED: {
    defaultMessage: 'Password reset requested',
    description: 'Event of the security log',
  },
  PASSWORD_RESET: { defaultMessage: 'Password reset', description: 'Event of the security log' },
  EMAIL_VERIFIED: { defaultMessage: 'Email verified', description: 'Event of the security log' },
  PROFILE_CHANGED: { defaultMessage: 'Profile changed', description: 'Event of the security log' },
  FACTOR_ADDED: { defaultMessage: 'Second factor added', description: 'Event of the security log' },
  FACTOR_REMOVED: {
    defaultMessage: 'Second factor removed',
    description: 'Event of the security log',
  },
  FACTOR_USED: { defaultMessage: 'Second factor used', description: 'Event of the security log' },
  FACTOR_REFUSED: {
    defaultMessage: 'Second factor or password rejected',
    description: 'Event of the security log',
  },
  RECOVERY_CODES_MADE: {
    defaultMessage: 'New recovery codes created',
    description: 'Event of the security log',
  },
  RECOVERY_CODE_USED: {
    defaultMessage: 'Recovery code used',
    description: 'Event of the security log',
  },
  FACTOR_REQUIRED: {
    defaultMessage: 'Second factor required of members',
    description: 'Event of the security log',
  },
  FACTOR_OPTIONAL: {
    defaultMessage: 'Second factor no longer required',
    description: 'Event of the security log',
  },
  INVITATION_SENT: { defaultMessage: 'Invitation sent', description: 'Event of the security log' },
  INVITATION_ACCEPTED: {
    defaultMessage: 'Invitation accepted',
    description: 'Event of the security log',
  },
  INVITATION_REVOKED: {
    defaultMessage: 'Invitation revoked',
    description: 'Event of the security log',
  },
  ROLE_CHANGED: { defaultMessage: 'Role changed', description: 'Event of the security log' },
  MEMBER_DEACTIVATED: {
    defaultMessage: 'Member deactivated',
    description: 'Event of the security log',
  },
  MEMBER_REACTIVATED: {
    defaultMessage: 'Member reactivated',
    description: 'Event of the security log',
  },
  DATA_EXPORTED: { defaultMessage: 'Data exported', description: 'Event of the security log' },
  DATA_ERASED: { defaultMessage: 'Data erased', description: 'Event of the security log' },
  SETTINGS_PUBLISHED: {
    defaultMessage: 'Settings published',
    description: 'Event of the security log',
  },
  SETTINGS_DRAFT_SHARED: {
    defaultMessage: 'Settings draft shared',
    description: 'Event of the security log: a draft of the settings got a link for colleagues',
  },
  SETTINGS_SCHEDULED: {
    defaultMessage: 'Settings scheduled',
    description: 'Event of the security log: they are published at a later time',
  },
  LINKS_REVOKED: {
    defaultMessage: 'Links of a request revoked',
    description: 'Event of the security log',
  },
  TOKEN_CREATED: { defaultMessage: 'Token created', description: 'Event of the security log' },
  TOKEN_REVOKED: { defaultMessage: 'Token revoked', description: 'Event of the security log' },
  WEBHOOK_CREATED: { defaultMessage: 'Webhook added', description: 'Event of the security log' },
  WEBHOOK_REMOVED: { defaultMessage: 'Webhook removed', description: 'Event of the security log' },
  WEBHOOK_SECRET_CHANGED: {
    defaultMessage: 'Webhook secret replaced',
    description: 'Event of the security log',
  },
  WEBHOOK_OFF: {
    defaultMessage: 'Webhook turned off after failures',
    description: 'Event of the security log',
  },
  COMPANY_SIGN_IN_CHANGED: {
    defaultMessage: 'Company sign-in changed',
    description: 'Event of the security log',
  },
  COMPANY_SIGN_IN_REMOVED: {
    defaultMessage: 'Company sign-in removed',
    description: 'Event of the security log',
  },
  COMPANY_SIGN_IN_REFUSED: {
    defaultMessage: 'Company sign-in refused',
    description: 'Event of the security log',
  },
  COMPANY_ACCOUNT_LINKED: {
    defaultMessage: 'First company sign-in of a user',
    description: 'Event of the security log',
  },
  COMPANY_USER_CREATED: {
    defaultMessage: 'User created by company sign-in',
    description: 'Event of the security log',
  },
});

type Exported = 'REQUESTS' | 'CARS' | 'DEALERS' | 'PHOTOS' | 'OFFER_RECORD' | 'SECURITY_LOG';
type CompanyRefusal =
  | 'COMPANY_UNREACHABLE'
  | 'COMPANY_REFUSED'
  | 'COMPANY_EMAIL'
  | 'COMPANY_NO_USER'
  | 'COMPANY_OTHER_USER'
  | 'COMPANY_OTHER_PERSON'
  | 'COMPANY_NOT_AGAIN'
  | 'COMPANY_USER_OFF'
  | 'COMPANY_NO_ROLE';
type CompanyDetail = CompanyRefusal | 'COMPANY' | 'REQUIRED' | 'OPTIONAL';
type Detail = Role | FactorMethod | Exported | CompanyDetail | 'PASSWORD' | 'ALL';

/** Texts for an event's detail codes. */
export const detailMessages = defineMessages<Detail>({
  ADMIN: {
    defaultMessage: 'Administrator',
    description: 'Detail of an event of the security log: a role',
  },
  AGENT: {
    defaultMessage: 'Agent',
    description: 'Detail of an event of the security log: a role',
  },
  VIEWER: {
    defaultMessage: 'Viewer',
    description: 'Detail of an event of the security log: a role',
  },
  PASSKEY: {
    defaultMessage: 'Passkey',
    description: 'Detail of an event of the security log: a second factor',
  },
  APP: {
    defaultMessage: 'Authenticator app',
    description: 'Detail of an event of the security log: a second factor',
  },
  RECOVERY_CODE: {
    defaultMessage: 'Recovery code',
    description: 'Detail of an event of the security log: a second factor',
  },
  PASSWORD: {
    defaultMessage: 'Password',
    description: 'Detail of an event of the security log: how somebody showed who they are',
  },
  ALL: {
    defaultMessage: 'All second factors',
    description: 'Detail of an event of the security log: what was removed',
  },
  REQUESTS: {
    defaultMessage: 'Requests',
    description: 'Detail of an event of the security log: what was exported',
  },
  CARS: {
    defaultMessage: 'Cars',
    description: 'Detail of an event of the security log: what was exported',
  },
  DEALERS: {
    defaultMessage: 'Dealers',
    description: 'Detail of an event of the security log: what was exported',
  },
  PHOTOS: {
    defaultMessage: 'Photos',
    description: 'Detail of an event of the security log: what was exported',
  },
  OFFER_RECORD: {
    defaultMessage: 'Audit log of offers',
    description: 'Detail of an event of the security log: what was exported',
  },
  COMPANY: {
    defaultMessage: 'With the company',
    description: 'Detail of an event of the security log: how somebody signed in',
  },
  REQUIRED: {
    defaultMessage: 'Required of everyone',
    description: 'Detail of an event of the security log: company sign-in',
  },
  OPTIONAL: {
    defaultMessage: 'Passwords work too',
    description: 'Detail of an event of the security log: company sign-in',
  },
  COMPANY_UNREACHABLE: {
    defaultMessage: 'The provider did not answer',
    description: 'Detail of an event of the security log: why a company sign-in was refused',
  },
  COMPANY_REFUSED: {
    defaultMessage: 'The provider’s answer was not accepted',
    description: 'Detail of an event of the security log: why a company sign-in was refused',
  },
  COMPANY_EMAIL: {
    defaultMessage: 'No verified address of an allowed domain',
    description: 'Detail of an event of the security log: why a company sign-in was refused',
  },
  COMPANY_NO_USER: {
    defaultMessage: 'No user, and none is created',
    description: 'Detail of an event of the security log: why a company sign-in was refused',
  },
  COMPANY_OTHER_USER: {
    defaultMessage: 'The address has an account elsewhere',
    description: 'Detail of an event of the security log: why a company sign-in was refused',
  },
  COMPANY_OTHER_PERSON: {
    defaultMessage: 'Another person signed in with the company',
    description: 'Detail of an event of the security log: why a company sign-in was refused',
  },
  COMPANY_NOT_AGAIN: {
    defaultMessage: 'The provider didn’t say that it asked again',
    description: 'Detail of an event of the security log: why a company sign-in was refused',
  },
  COMPANY_USER_OFF: {
    defaultMessage: 'The user is deactivated',
    description: 'Detail of an event of the security log: why a company sign-in was refused',
  },
  COMPANY_NO_ROLE: {
    defaultMessage: 'No group with a role',
    description: 'Detail of an event of the security log: why a company sign-in was refused',
  },
  SECURITY_LOG: {
    defaultMessage: 'Security log',
    description: 'Detail of an event of the security log: what was exported',
  },
});

/** A detail for display: codes as text, anything else unchanged. */
export function detailText(value: string, intl: IntlShape): string {
  return value in detailMessages ? intl.formatMessage(detailMessages[value as Detail]) : value;
}

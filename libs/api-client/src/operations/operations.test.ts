import { routes } from '@forecourt/contract';
import document from '@forecourt/contract/openapi.json';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from '../http/endpoint.ts';
import type { HttpClient } from '../http/http-client.ts';
import { accountApi } from './account.ts';
import { billingApi } from './billing.ts';
import { carsApi } from './cars.ts';
import { chatsApi } from './chats.ts';
import { claimsApi } from './claims.ts';
import { factorsApi, factorSignInApi } from './factors.ts';
import { invitationApi } from './invitation.ts';
import { inviteApi } from './invite.ts';
import { messagesApi } from './messages.ts';
import { outboxApi } from './outbox.ts';
import { partnersApi } from './partners.ts';
import { profileApi } from './profile.ts';
import { enquiryApi, publicConversationApi } from './publicConversation.ts';
import { publicReportsApi, reportsApi } from './reports.ts';
import { recoveryApi } from './recovery.ts';
import { requestsApi } from './requests.ts';
import { securityApi } from './security.ts';
import { sessionApi } from './session.ts';
import { privacyApi } from './privacy.ts';
import { settingsApi } from './settings.ts';
import { dealerApi, ownerApi, tradeApi } from './trade.ts';
import { usersApi } from './users.ts';

interface Operation {
  operationId: string;
  security?: unknown[];
  parameters?: ({ name?: string; $ref?: string } | undefined)[];
}

/** Operations that others call: the capture app, the browser itself, and those who watch a server. */
const elsewhere =
  /^(?:getTranslation|getMedia|getAssets|getExport|getHealth|getRuntimeConfig|.*(?:Capture|Scan|Frame|Upload(?:Progress|Content)).*)$/;

const called = new Map<string, Endpoint>();
const recorder: HttpClient = {
  call: (endpoint) => {
    called.set(endpoint.id, endpoint as unknown as Endpoint);
    return Promise.resolve() as never;
  },
};
const groups = [
  accountApi,
  billingApi,
  carsApi,
  chatsApi,
  claimsApi,
  dealerApi,
  factorsApi,
  factorSignInApi,
  invitationApi,
  inviteApi,
  messagesApi,
  outboxApi,
  ownerApi,
  partnersApi,
  profileApi,
  (http: HttpClient) => enquiryApi(http, { requestId: 'a', sessionKey: 'b' }),
  (http: HttpClient) => publicConversationApi(http, { requestId: 'a', sessionKey: 'b' }),
  publicReportsApi,
  recoveryApi,
  reportsApi,
  requestsApi,
  securityApi,
  sessionApi,
  privacyApi,
  settingsApi,
  tradeApi,
  usersApi,
];
const names: string[] = [];
for (const group of groups) {
  for (const [name, call] of Object.entries(group(recorder))) {
    names.push(name);
    void (call as (...parameters: unknown[]) => unknown)('a', 'b', {});
  }
}

const operations = new Map<string, Operation>();
for (const path of Object.values(document.paths)) {
  for (const operation of Object.values(path) as Operation[]) {
    if (operation.operationId) operations.set(operation.operationId, operation);
  }
}

describe('the client', () => {
  it('has every operation of the contract, once, under its own name', () => {
    const wanted = Object.keys(routes).filter((id) => !elsewhere.test(id));
    expect([...called.keys()].sort()).toEqual(wanted.sort());
    expect([...names].sort()).toEqual(wanted.sort());
  });

  it.each([...called.values()])(
    'calls $id with the token and key that the contract asks for',
    (to) => {
      const operation = operations.get(to.id)!;
      const isPublic = operation.security?.length === 0;
      expect(to.access).toBe(isPublic ? 'public' : to.path.startsWith('/chats') ? 'chat' : 'staff');
      const keyed = (operation.parameters ?? []).some(
        (parameter) =>
          parameter?.name === 'Idempotency-Key' || parameter?.$ref?.endsWith('IdempotencyKey'),
      );
      expect(to.keyed).toBe(keyed);
    },
  );
});

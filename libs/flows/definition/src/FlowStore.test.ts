import { RequestPanelStore } from '@forecourt/feature-request-panel';
import { makeRequest, makeRequestStatusEvent, seeded } from '@forecourt/contract/fixtures';
import { loaded } from '@forecourt/platform';
import { expect, it } from 'vitest';
import { commonTabs } from './commonTabs.ts';
import type { FlowDefinition } from './FlowDefinition.ts';
import { type FlowCollaborators, FlowStore } from './FlowStore.ts';

const text = { id: 't', defaultMessage: 'T' };
const random = seeded('flow');
const request = makeRequest(random, { partner_id: 'p1', status: 'SENT' });

const definition: FlowDefinition = {
  type: 'TRADE',
  path: 'trade',
  name: text,
  menu: { icon: () => null, label: text, links: [] },
  requestList: {
    flow: 'TRADE',
    path: '/trade/sellers',
    title: text,
    tabs: [commonTabs.sent],
    columns: [],
    endMessage: text,
    actions: [],
  },
  requestPanel: { flow: 'TRADE', header: text },
  cars: {
    flow: 'TRADE',
    path: '/trade/cars',
    title: text,
    tabs: [{ path: '', status: '', label: text, emptyMessage: text }],
    columns: [],
    endMessage: text,
  },
  reportPages: [],
  reportPanels: [],
};

it('puts a request that was sent from the panel on top of the list, and keeps both stores', async () => {
  const requests = {
    listRequests: () => Promise.resolve({ requests: [], metadata: { after: null } }),
    countRequests: () => Promise.reject(new Error('not needed')),
  } as unknown as FlowCollaborators['requests'];
  const flow = new FlowStore(definition, {
    requests,
    channels: ['SMS', 'EMAIL'],
    partner: () => ({ id: 'p1', role: 'AGENT' }),
    isMobileNumber: () => Promise.resolve(true),
    reportHref: (id) => `/report/${id}`,
    panelContext: () => loaded({ partnerId: 'p1', agentId: null, uniqueId: 'u' }, 0),
  });
  flow.handleEvent(makeRequestStatusEvent(random, request));
  await flow.refresh();

  const api = {
    createRequest: () => Promise.resolve({ request }),
    findOpenRequest: () => Promise.resolve({ request: null }),
    resendRequest: () => Promise.reject(new Error('not needed')),
  };
  const make: Parameters<FlowStore['requestPanel']>[0] = (parts) =>
    new RequestPanelStore({ ...parts, api });
  const { requestList } = flow;
  const requestPanel = flow.requestPanel(make);
  await requestList.open({ tab: 'sent', search: '' });
  requestPanel.open('email');
  requestPanel.type('name', 'Ann');
  requestPanel.type('email', 'ann@mail.test');
  await requestPanel.submit();
  expect(requestList.items).toEqual([request]);
  expect([flow.requestList, flow.requestPanel(make)]).toEqual([requestList, requestPanel]);
});

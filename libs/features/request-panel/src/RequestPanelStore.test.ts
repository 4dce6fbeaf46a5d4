import { ApiProblem, TimeoutError } from '@forecourt/api-client';
import type { Api } from '@forecourt/api-client';
import type { Body, Request, SendChannel } from '@forecourt/contract';
import { makeProblem, makeRequest, seeded } from '@forecourt/contract/fixtures';
import { failed, initial, loaded, loading, type Loadable } from '@forecourt/platform';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type RequestPanelContext, RequestPanelStore } from './RequestPanelStore.ts';

const request = makeRequest(seeded('panel'), { status: 'NEW' });
const northgate: RequestPanelContext = {
  partnerId: 'p1',
  agentId: 'a1',
  uniqueId: 'northgate-claim',
};

describe('RequestPanelStore', () => {
  let context: Loadable<RequestPanelContext>;
  let create: ReturnType<typeof vi.fn<Api['createRequest']>>;
  let find: ReturnType<typeof vi.fn<Api['findOpenRequest']>>;
  let resend: ReturnType<typeof vi.fn<Api['resendRequest']>>;
  let created: Request[];
  let keys: number;
  let store: RequestPanelStore;

  const sentBodies = (): Body<'createRequest'>[] => create.mock.calls.map(([body]) => body);
  const sentKeys = () => create.mock.calls.map(([, options]) => options?.idempotencyKey);
  const fillPhone = (): void => {
    store.open('phone');
    store.type('name', ' Ann Lee ');
    store.type('phone', '5123 4567');
  };

  beforeEach(() => {
    context = loaded(northgate, 0);
    create = vi.fn<Api['createRequest']>().mockResolvedValue({ request });
    find = vi.fn<Api['findOpenRequest']>().mockResolvedValue({ request: null });
    resend = vi.fn<Api['resendRequest']>().mockResolvedValue({ request });
    created = [];
    keys = 0;
    store = makeStore(['SMS', 'EMAIL']);
  });

  const makeStore = (channels: readonly SendChannel[]): RequestPanelStore =>
    new RequestPanelStore({
      channels,
      definition: { flow: 'CLAIM', header: { id: 'h', defaultMessage: 'Request a Claim' } },
      api: { createRequest: create, findOpenRequest: find, resendRequest: resend },
      context: () => context,
      isMobileNumber: (dialCode, number) => Promise.resolve(`${dialCode}${number}`.length > 9),
      onCreated: (made) => created.push(made),
      reportHref: (id) => `/report/${id}`,
      origin: 'https://console.example',
      newKey: () => `key ${(keys += 1)}`,
    });

  it('starts with the first available way open', () => {
    expect(store.way).toBe('phone');
  });

  it('offers the link in any case, and tells where its page cannot text', () => {
    const ways = (channels: readonly SendChannel[]) => {
      const { way, ways, linkWorks } = makeStore(channels);
      return [way, ways.includes('link'), linkWorks];
    };
    expect(ways(['SMS'])).toEqual(['phone', true, true]);
    expect(ways(['EMAIL'])).toEqual(['email', true, false]);
    expect(ways([])).toEqual(['link', true, false]);
  });

  it('opens one way at a time, and closing one clears what was found wrong', async () => {
    store.open('phone');
    expect(await store.submit()).toEqual({ status: 'invalid' });
    expect(store.errors).toEqual({ name: 'MISSING_FIELD', phone: 'MISSING_FIELD' });
    store.open('email');
    expect([store.way, store.errors]).toEqual(['email', {}]);
    store.open(null);
    expect(store.way).toBeNull();
  });

  it('calls a field right again as soon as it is typed in', async () => {
    store.open('phone');
    await store.submit();
    store.type('name', 'A');
    expect(store.errors).toEqual({ phone: 'MISSING_FIELD' });
    store.chooseCountry('FI', '358');
    expect(store.errors).toEqual({});
  });

  it('sends by phone with the country code in front, 372 unless chosen otherwise', async () => {
    fillPhone();
    expect(await store.submit()).toEqual({ status: 'sent', request });
    fillPhone();
    store.chooseCountry('FI', '358');
    await store.submit();
    expect(sentBodies()).toEqual([
      { request_type: 'CLAIM', partner_id: 'p1', name: 'Ann Lee', phone: '+37251234567' },
      { request_type: 'CLAIM', partner_id: 'p1', name: 'Ann Lee', phone: '+35851234567' },
    ]);
    expect(created).toEqual([request, request]);
    expect([store.name, store.number]).toEqual(['', '']);
  });

  it('starts with the partner’s country code where there is one', () => {
    context = loaded({ ...northgate, dialCode: '1' }, 0);
    expect(store.dialCode).toBe('1');
  });

  it('sends by email', async () => {
    store.open('email');
    store.type('name', 'Ann');
    store.type('email', ' ann@mail.test ');
    await store.submit();
    expect(sentBodies()).toEqual([
      { request_type: 'CLAIM', partner_id: 'p1', name: 'Ann', email: 'ann@mail.test' },
    ]);
  });

  it('keeps what was typed when sending fails, and tries again with the same key', async () => {
    create.mockRejectedValueOnce(new TimeoutError(5000));
    fillPhone();
    expect(await store.submit()).toEqual({ status: 'failed', error: new TimeoutError(5000) });
    expect([store.name, store.number, store.sending]).toEqual([' Ann Lee ', '51234567', false]);
    await store.submit();
    expect(sentKeys()).toEqual(['key 1', 'key 1']);
    fillPhone();
    await store.submit();
    expect(sentKeys().at(-1)).toBe('key 2');
  });

  it('takes another key for other content', async () => {
    create.mockRejectedValue(new TimeoutError(5000));
    fillPhone();
    await store.submit();
    store.type('name', 'Bob');
    await store.submit();
    expect(sentKeys()).toEqual(['key 1', 'key 2']);
  });

  it('sends once, however often the button is pressed', async () => {
    fillPhone();
    const first = store.submit();
    expect(store.sending).toBe(true);
    expect(await store.submit()).toEqual({ status: 'busy' });
    await first;
    expect(create).toHaveBeenCalledTimes(1);
  });

  it('shows at the fields what the server finds wrong with them', async () => {
    const problem = makeProblem('INVALID_FORMAT', {
      errors: [{ field: 'phone', code: 'INVALID_FORMAT' }],
    });
    create.mockRejectedValueOnce(new ApiProblem(problem));
    fillPhone();
    expect(await store.submit()).toEqual({ status: 'invalid' });
    expect(store.errors).toEqual({ phone: 'INVALID_FORMAT' });
  });

  it('passes on what is wrong with no field of the form', async () => {
    const problem = makeProblem('INVALID_FORMAT', {
      errors: [{ field: 'partner_id', code: 'INVALID_FORMAT' }],
    });
    create.mockRejectedValueOnce(new ApiProblem(problem));
    fillPhone();
    expect(await store.submit()).toMatchObject({ status: 'failed' });
  });

  describe('of a flow that uses identifiers', () => {
    const claims: RequestPanelContext = {
      ...northgate,
      identifiers: {
        claim_number: { use: 'REQUIRED', mask: 'CL-######' },
        policy_number: { use: 'OPTIONAL', mask: null },
        date_of_loss: { use: 'OFF', mask: null },
      },
    };
    const filed = {
      ...request,
      identifiers: { claim_number: 'CL-004211', policy_number: null, date_of_loss: null },
    };
    const other = { request_id: 'r2', customer: 'Emma Evans' };

    beforeEach(() => {
      context = loaded(claims, 0);
      create.mockResolvedValue({ request: filed, same_claim: [] });
      fillPhone();
    });

    it('asks for those that it uses', async () => {
      expect(store.asked).toEqual(['claim_number', 'policy_number']);
      expect(await store.submit()).toEqual({ status: 'invalid' });
      expect(store.errors).toEqual({ 'identifiers.claim_number': 'MISSING_FIELD' });
      store.identify('claim_number', 'CL-42');
      expect(store.errors).toEqual({});
      await store.submit();
      expect(store.errors).toEqual({ 'identifiers.claim_number': 'INVALID_FORMAT' });
      expect(create).not.toHaveBeenCalled();
    });

    it('sends what is given, without what it does not use', async () => {
      store.identify('claim_number', ' cl-004211 ');
      store.identify('date_of_loss', '2026-03-05');
      expect(await store.submit()).toEqual({ status: 'sent', request: filed });
      expect(sentBodies()[0]?.identifiers).toEqual({ claim_number: 'cl-004211' });
      expect([store.identifiers, store.sameClaim]).toEqual([{}, null]);
    });

    it('tells of open requests with the same claim number until that was read', async () => {
      create.mockResolvedValueOnce({ request: filed, same_claim: [other] });
      store.identify('claim_number', 'CL-004211');
      await store.submit();
      expect(store.sameClaim).toEqual({ number: 'CL-004211', others: [other] });
      expect(store.reportHref('r2')).toBe('/report/r2');
      store.forgetSameClaim();
      expect(store.sameClaim).toBeNull();
    });

    it('shows at the fields what the server finds wrong with them', async () => {
      const errors = [{ field: 'identifiers.claim_number', code: 'INVALID_FORMAT' as const }];
      create.mockRejectedValueOnce(new ApiProblem(makeProblem('INVALID_FORMAT', { errors })));
      store.identify('claim_number', 'CL-004211');
      expect(await store.submit()).toEqual({ status: 'invalid' });
      expect(store.errors).toEqual({ 'identifiers.claim_number': 'INVALID_FORMAT' });
    });
  });

  describe('to a customer who has an open request', () => {
    beforeEach(async () => {
      find.mockResolvedValue({ request });
      fillPhone();
      expect(await store.submit()).toEqual({ status: 'asked' });
    });

    it('says so first, and sends nothing', () => {
      expect(find.mock.calls[0]?.[0]).toEqual({
        type: 'CLAIM',
        partner_id: 'p1',
        phone: '+37251234567',
      });
      expect([store.found, store.foundHref]).toEqual([request, `/report/${request.id}`]);
      expect([create.mock.calls, created]).toEqual([[], []]);
      expect([store.number, store.sending]).toEqual(['51234567', false]);
    });

    it('sends anyway once that is wanted', async () => {
      expect(await store.submit(true)).toEqual({ status: 'sent', request });
      expect([create.mock.calls.length, find.mock.calls.length, store.found]).toEqual([1, 1, null]);
    });

    it('sends the open one again, with one key for each attempt at it', async () => {
      resend.mockRejectedValueOnce(new TimeoutError(5000));
      expect(await store.resend()).toMatchObject({ status: 'failed' });
      expect(await store.resend()).toEqual({ status: 'resent', request });
      const keys = resend.mock.calls.map(([id, options]) => [id, options?.idempotencyKey]);
      expect([keys[0]?.[0], keys[1]]).toEqual([request.id, keys[0]]);
      expect([create.mock.calls, created, store.found]).toEqual([[], [request], null]);
      expect(await store.resend()).toEqual({ status: 'busy' });
    });

    it('forgets it when another number is typed', () => {
      store.type('phone', '5');
      expect(store.found).toBeNull();
    });
  });

  it('sends without an answer to whether there is an open request', async () => {
    find.mockRejectedValue(new TimeoutError(5000));
    fillPhone();
    expect(await store.submit()).toEqual({ status: 'sent', request });
  });

  it('waits for that answer no longer than 3 s', async () => {
    vi.useFakeTimers();
    find.mockImplementation(
      (_, options) =>
        new Promise((_resolve, reject) =>
          options?.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
        ),
    );
    fillPhone();
    const sending = store.submit();
    await vi.advanceTimersByTimeAsync(3000);
    expect(await sending).toEqual({ status: 'sent', request });
    vi.useRealTimers();
  });

  it('has the link once the customisation is known, and sends nothing before', async () => {
    expect(store.link).toBe('https://console.example/northgate-claim?agent_id=a1');
    for (const state of [initial, loading(initial), failed(new Error('offline'))]) {
      context = state as Loadable<RequestPanelContext>;
      fillPhone();
      expect([store.link, await store.submit()]).toEqual([null, { status: 'invalid' }]);
    }
    expect(create).not.toHaveBeenCalled();
  });
});

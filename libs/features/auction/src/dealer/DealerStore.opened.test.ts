// @vitest-environment jsdom
import { type Api, TimeoutError } from '@forecourt/api-client';
import { FakeRealtime } from '@forecourt/testing';
import { until } from '@forecourt/testing/until';
import { afterEach, expect, test, vi } from 'vitest';
import { DealerStore } from './DealerStore.ts';

afterEach(() => vi.restoreAllMocks());

const openedBehind = (visibility: DocumentVisibilityState) => {
  const shown = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  const openInvitation = vi.fn<Api['openInvitation']>(() => Promise.resolve());
  const store = new DealerStore({
    dealerKey: 'key',
    api: {
      answerSecondChance: vi.fn<Api['answerSecondChance']>(),
      continueTradeIn: vi.fn<Api['continueTradeIn']>(),
      createPublicOffer: vi.fn<Api['createPublicOffer']>(),
      getDealerAuction: vi.fn<Api['getDealerAuction']>(),
      openInvitation,
      tickDealerHandover: vi.fn<Api['tickDealerHandover']>(),
    },
    realtime: new FakeRealtime(),
  });
  const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));
  return { shown, openInvitation, comeBack, stop: store.tellOpened() };
};

test('an invitation counts as opened once someone sees its page, and is told once', () => {
  const { shown, openInvitation, comeBack, stop } = openedBehind('hidden');
  comeBack();
  expect(openInvitation).not.toHaveBeenCalled();
  shown.mockReturnValue('visible');
  comeBack();
  comeBack();
  stop();
  expect(openInvitation.mock.calls).toEqual([['key']]);
});

test('without an answer it is told again when they come back', async () => {
  const { shown, openInvitation, comeBack, stop } = openedBehind('hidden');
  openInvitation.mockRejectedValueOnce(new TimeoutError(5000));
  shown.mockReturnValue('visible');
  comeBack();
  await until(() => {
    comeBack();
    expect(openInvitation).toHaveBeenCalledTimes(2);
  });
  stop();
});

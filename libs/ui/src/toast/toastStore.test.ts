import { afterEach, describe, expect, it, vi } from 'vitest';
import { clearToasts, dismissToast, showToast, toastStore } from './toastStore.ts';

afterEach(clearToasts);

describe('toasts', () => {
  it('keep the five newest and tell each when it appears and when it has to go', () => {
    const onStatusChange = vi.fn();
    showToast({ title: 'first', onStatusChange });
    for (const title of ['2', '3', '4', '5']) showToast({ title });
    expect(onStatusChange.mock.calls).toEqual([[{ status: 'visible' }]]);
    showToast({ title: '6' });
    expect(onStatusChange.mock.lastCall).toEqual([{ status: 'unmounted' }]);
    expect(toastStore.get().map(({ title }) => title)).toEqual(['6', '5', '4', '3', '2']);
  });

  it('that come again under one id stay one', () => {
    showToast({ id: 'offline', title: 'Offline' });
    showToast({ id: 'offline', title: 'Still offline' });
    expect(toastStore.get().map(({ title }) => title)).toEqual(['Still offline']);
  });

  it('close once, however often they are dismissed', () => {
    const onStatusChange = vi.fn();
    const id = showToast({ title: 'Archived', onStatusChange });
    dismissToast(id);
    dismissToast(id);
    expect(onStatusChange.mock.calls).toEqual([[{ status: 'visible' }], [{ status: 'unmounted' }]]);
  });
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { clearToasts, dismissToast, showToast, toastStore } from './toast-store.ts';

afterEach(clearToasts);

describe('toasts', () => {
  it('keep the five newest and tell the one that made room that it is gone', () => {
    const closed = vi.fn();
    showToast({ title: 'first', onClose: closed });
    for (const title of ['2', '3', '4', '5']) showToast({ title });
    expect(closed).not.toHaveBeenCalled();
    showToast({ title: '6' });
    expect(closed).toHaveBeenCalledOnce();
    expect(toastStore.get().map(({ title }) => title)).toEqual(['6', '5', '4', '3', '2']);
  });

  it('that come again under one id stay one', () => {
    showToast({ id: 'offline', title: 'Offline' });
    showToast({ id: 'offline', title: 'Still offline' });
    expect(toastStore.get().map(({ title }) => title)).toEqual(['Still offline']);
  });

  it('close once, however often they are dismissed', () => {
    const closed = vi.fn();
    const id = showToast({ title: 'Archived', onClose: closed });
    dismissToast(id);
    dismissToast(id);
    expect(closed).toHaveBeenCalledOnce();
  });
});

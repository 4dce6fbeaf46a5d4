// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PseudoLocale } from '../pseudo/PseudoLocale.tsx';
import { createMemoryStorage } from '../storage.ts';
import { LocaleProvider } from './LocaleProvider.tsx';
import { LocaleStore } from './LocaleStore.ts';

const texts = defineMessages({
  title: { id: 'title', defaultMessage: 'Requests', description: 'Title' },
});

function Screen() {
  const intl = useIntl();
  return (
    <main>
      <h1>{intl.formatMessage(texts.title)}</h1>
      <p>
        <FormattedMessage id="hello" defaultMessage="Hello {name}" values={{ name: 'Ada' }} />
      </p>
    </main>
  );
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('LocaleProvider', () => {
  it('falls back string by string, and tells the document', async () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const store = new LocaleStore({
      storage: createMemoryStorage(),
      load: async () => ({ title: 'طلبات' }),
    });
    render(
      <LocaleProvider store={store}>
        <Screen />
      </LocaleProvider>,
    );
    expect(screen.getByRole('heading').textContent).toBe('Requests');
    await act(async () => {
      await store.offer([{ name: 'العربية', code: 'ar-AE', url: '/ar' }]);
      await store.choose('ar-AE');
    });
    expect(screen.getByRole('heading').textContent).toBe('طلبات');
    expect(screen.getByRole('paragraph').textContent).toBe('Hello Ada');
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ar-AE', 'rtl']);
    expect(complaints).not.toHaveBeenCalled();
  });
});

describe('PseudoLocale', () => {
  it('shows every message longer, accented and in brackets, its placeholders untouched', () => {
    render(
      <PseudoLocale direction="rtl">
        <Screen />
      </PseudoLocale>,
    );
    expect(screen.getByRole('heading').textContent).toMatch(/^\[Ŕéǫ.*š~*\]$/);
    expect(screen.getByRole('paragraph').textContent).toMatch(/^\[Ĥé.*Ada\]$/);
    expect(document.documentElement.dir).toBe('rtl');
  });
});

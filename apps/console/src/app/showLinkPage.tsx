import type { LocaleStore } from '@forecourt/platform/i18n';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { Providers } from './Providers.tsx';
import { Unreachable } from './Unreachable.tsx';

/**
 * Shows a page that people open from a link, in the device's language; says so when not even its
 * settings could be loaded.
 *
 * @param make the page, once it knows where it is and what it talks to
 */
export async function showLinkPage(
  locale: LocaleStore,
  make: () => Promise<ReactNode>,
): Promise<void> {
  const root = createRoot(document.getElementById('root')!);
  try {
    root.render(<Providers locale={locale}>{await make()}</Providers>);
  } catch (error) {
    console.error(error);
    root.render(
      <Providers>
        <Unreachable />
      </Providers>,
    );
  }
}

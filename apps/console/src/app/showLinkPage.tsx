import type { LocaleStore } from '@forecourt/platform/i18n';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { Providers } from './Providers.tsx';
import { Unreachable } from './Unreachable.tsx';

/**
 * Renders a page that people open from a link, in the device's language; shows an error if not even
 * its settings could be loaded.
 *
 * @param make the page, given its location and API client
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

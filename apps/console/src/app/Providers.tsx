import { LocaleProvider, LocaleStore } from '@forecourt/platform/i18n';
import { createMemoryStorage } from '@forecourt/platform';
import { UiProvider } from '@forecourt/ui/theme';
import type { ReactNode } from 'react';

interface ProvidersProps {
  /** @default en-US, for when not even the settings could be loaded */
  locale?: LocaleStore;
  children: ReactNode;
}

/** Language and design system, around every page. */
export function Providers({ locale = enUs, children }: ProvidersProps) {
  return (
    <LocaleProvider store={locale}>
      <UiProvider>{children}</UiProvider>
    </LocaleProvider>
  );
}

const enUs = new LocaleStore({ storage: createMemoryStorage() });

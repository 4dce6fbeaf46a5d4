import { LocaleProvider, LocaleStore } from '@forecourt/platform/i18n';
import { createMemoryStorage } from '@forecourt/platform';
import { uiTextOf } from '@forecourt/ui/text';
import { UiProvider } from '@forecourt/ui/theme';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import type { ReactNode } from 'react';

interface ProvidersProps {
  /** @default en-US, in case even the settings could not be loaded */
  locale?: LocaleStore;
  children: ReactNode;
}

/** Provides language and design system to every page. */
export const Providers = observer(function Providers({ locale = enUs, children }: ProvidersProps) {
  const { messages } = locale;
  const text = useMemo(() => uiTextOf(messages), [messages]);
  return (
    <LocaleProvider store={locale}>
      <UiProvider text={text}>{children}</UiProvider>
    </LocaleProvider>
  );
});

const enUs = new LocaleStore({ storage: createMemoryStorage() });

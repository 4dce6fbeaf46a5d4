import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { createIntl, type IntlShape, type MessageDescriptor, RawIntlProvider } from 'react-intl';
import { setDocumentLanguage } from '../i18n/LocaleProvider.tsx';
import { defaultLocale, type Direction } from '../i18n/locale.ts';
import { pseudoMessage } from './pseudoMessage.ts';

export interface PseudoLocaleProps {
  /** Writing direction; `rtl` reveals layouts that only work from left to right. */
  direction?: Direction;
  children?: ReactNode;
}

/** Shows every message below in pseudo-language. For Storybook; no translation file is needed. */
export function PseudoLocale({ direction = 'ltr', children }: PseudoLocaleProps): ReactNode {
  const intl = useMemo(() => createPseudoIntl(), []);
  useLayoutEffect(() => {
    setDocumentLanguage(defaultLocale, direction);
    return () => setDocumentLanguage(defaultLocale, 'ltr');
  }, [direction]);
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
}

/** An intl object that pseudo-localizes default messages before formatting them. */
export function createPseudoIntl(): IntlShape {
  const intl = createIntl({ locale: defaultLocale, defaultLocale });
  const format = intl.formatMessage as (
    descriptor: MessageDescriptor,
    ...rest: unknown[]
  ) => unknown;
  const formatMessage = ((descriptor: MessageDescriptor, ...rest: unknown[]) =>
    format({ ...descriptor, defaultMessage: pseudoDefault(descriptor) }, ...rest)) as never;
  return { ...intl, formatMessage, $t: formatMessage };
}

function pseudoDefault({ defaultMessage }: MessageDescriptor): MessageDescriptor['defaultMessage'] {
  return defaultMessage && pseudoMessage(defaultMessage);
}

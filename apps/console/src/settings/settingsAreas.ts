import type { Area, ExtraArea } from '@forecourt/feature-settings';
import { defineMessages, useIntl } from 'react-intl';
import { paths } from '../paths.ts';

const messages = defineMessages({
  privacy: {
    defaultMessage: 'Privacy',
    description: 'Page of the settings: what is kept of customers',
  },
  security: {
    defaultMessage: 'Security',
    description: 'Page of the settings: how members sign in, and what is on record',
  },
  integrations: {
    defaultMessage: 'Integrations',
    description: 'Page of the settings: how programs reach the API',
  },
});

/** Address of an area (spec §2): '' is general. */
export function settingsPath(area: Area): string {
  return area === 'general' ? paths.settings : `${paths.settings}/${area}`;
}

/** The areas that are separate pages. */
export function useExtraAreas(): ExtraArea[] {
  const intl = useIntl();
  return [
    { id: 'privacy', label: intl.formatMessage(messages.privacy), href: paths.privacy },
    { id: 'security', label: intl.formatMessage(messages.security), href: paths.security },
    {
      id: 'integrations',
      label: intl.formatMessage(messages.integrations),
      href: paths.integrations,
    },
  ];
}

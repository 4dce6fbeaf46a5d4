import { Tabs } from '@forecourt/ui/tabs';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { type Area, areas } from '../draft/fields.ts';
import { areaMessages, messages } from '../messages.ts';

/** A settings area that is a separate page, next to those of the draft. */
export interface ExtraArea {
  id: string;
  label: string;
  href: string;
}

export interface SettingsTabsProps {
  /** The open area, or the id of a separate page. */
  current: string;
  hrefOf: (area: Area) => string;
  extra?: readonly ExtraArea[];
  /** The number of unpublished changes of an area. */
  countOf?: (area: Area) => number | undefined;
}

/** The tabs of the settings, with separate pages last. */
export const SettingsTabs = observer(function SettingsTabs(props: SettingsTabsProps) {
  const { current, hrefOf, extra = [], countOf } = props;
  const intl = useIntl();
  return (
    <Tabs
      label={intl.formatMessage(messages.areas)}
      current={current}
      items={[
        ...areas.map((id) => ({
          id,
          label: intl.formatMessage(areaMessages[id]),
          href: hrefOf(id),
          count: countOf?.(id),
        })),
        ...extra,
      ]}
    />
  );
});

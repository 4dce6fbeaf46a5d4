import { Tabs } from '@forecourt/ui/tabs';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { type Area, areas } from '../draft/fields.ts';
import { areaMessages, messages } from '../messages.ts';

/** An area of the settings that is a page of its own, beside those of the draft. */
export interface ExtraArea {
  id: string;
  label: string;
  href: string;
}

export interface SettingsTabsProps {
  /** The area that is open, or the id of one beside them. */
  current: string;
  hrefOf: (area: Area) => string;
  extra?: readonly ExtraArea[];
  /** How many changes of an area are not published. */
  countOf?: (area: Area) => number | undefined;
}

/** The areas of the settings, those beside the draft last. */
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

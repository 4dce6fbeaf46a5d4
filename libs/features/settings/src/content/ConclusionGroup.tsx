import { type ClaimStatus, type Flow, flows, type FlowSettings } from '@forecourt/contract';
import type { MessageTexts } from '@forecourt/contract';
import { conclusionNames } from '@forecourt/platform/flow-words';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { Switch } from '@forecourt/ui/switch';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { contentMessages } from '../fieldMessages.ts';
import { Group } from '../parts/Group.tsx';
import { settingsRecipe } from '../Settings.recipe.ts';
import type { SettingsStore } from '../SettingsStore.ts';
import { messages } from './messages.ts';

interface FlowConclusion {
  /** First part of the names of its texts. */
  kind: 'done' | 'extra';
  status: ClaimStatus;
}

/** The conclusions that staff may draw in a flow; none where there is nothing to conclude. */
export function conclusionsOf(flow: Flow): FlowConclusion[] {
  const { concludedAs } = flows[flow];
  if (concludedAs === null) return [];
  return [
    { kind: 'done', status: concludedAs },
    { kind: 'extra', status: 5 },
  ];
}

interface ConclusionGroupProps extends FlowConclusion {
  store: SettingsStore;
  flow: FlowSettings;
  field: (name: keyof MessageTexts, rows: number) => ReactNode;
  /** The message and the page as customers get them. */
  previews: ReactNode;
}

/** Whether customers are told a conclusion, and in which words; those show once it is on. */
export const ConclusionGroup = observer(function ConclusionGroup(props: ConclusionGroupProps) {
  const { store, flow, kind, status, field, previews } = props;
  const styles = useSlotRecipe(settingsRecipe);
  const name = `tells_${kind}` as const;
  const isOn = flow.content[name];
  return (
    <Group
      title={<FormattedMessage {...conclusionNames[status]} />}
      text={<FormattedMessage {...messages.conclusionText} />}
    >
      <Switch
        checked={isOn}
        onCheckedChange={({ checked }) => store.set(`content.${flow.flow}.${name}`, checked)}
      >
        <FormattedMessage {...contentMessages[name]} />
      </Switch>
      {isOn && (
        <div className={styles.columns} data-split="even">
          <div className={styles.form}>
            {field(`${kind}_message`, 3)}
            {field(`${kind}_subject`, 1)}
            {field(`${kind}_next`, 5)}
          </div>
          <div className={styles.form}>{previews}</div>
        </div>
      )}
    </Group>
  );
});

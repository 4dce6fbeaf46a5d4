import type { Flow } from '@forecourt/contract';
import { flowNames } from '@forecourt/platform/flow-words';
import { defineMessages, useIntl } from 'react-intl';
import { Choice } from './Choice.tsx';

const messages = defineMessages({
  flow: { defaultMessage: 'Area', description: 'Names the choice of trade, claims or inspection' },
});

interface FlowChoiceProps {
  flows: readonly Flow[];
  current: Flow;
  onChoose: (flow: Flow) => void;
}

/** Selects the area whose settings are shown; hidden if the partner has only one. */
export function FlowChoice({ flows, current, onChoose }: FlowChoiceProps) {
  const intl = useIntl();
  return (
    <Choice
      label={intl.formatMessage(messages.flow)}
      options={flows.map((flow) => ({ value: flow, label: intl.formatMessage(flowNames[flow]) }))}
      current={current}
      onChoose={onChoose}
    />
  );
}

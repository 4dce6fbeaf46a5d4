import type { Flow } from '@forecourt/contract';
import { flowNames } from '@forecourt/platform/flow-words';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { useId } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { choiceRecipe } from './FlowChoice.recipe.ts';

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
  const styles = useSlotRecipe(choiceRecipe);
  const name = useId();
  if (flows.length < 2) return null;
  return (
    <fieldset className={styles.root} aria-label={intl.formatMessage(messages.flow)}>
      {flows.map((flow) => (
        <label key={flow} className={styles.option}>
          <input
            type="radio"
            name={name}
            className={styles.input}
            checked={flow === current}
            onChange={() => onChoose(flow)}
          />
          {intl.formatMessage(flowNames[flow])}
        </label>
      ))}
    </fieldset>
  );
}

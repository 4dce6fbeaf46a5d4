import type { Flow } from '@forecourt/contract';
import { flowNames } from '@forecourt/platform/flow-words';
import { slotRecipe, useSlotStyles } from '@forecourt/ui/styling';
import { defineMessages, useIntl } from 'react-intl';

const messages = defineMessages({
  flow: { defaultMessage: 'Area', description: 'Names the choice of trade, claims or inspection' },
});

const choiceRecipe = slotRecipe({
  className: 'settings-flow',
  slots: ['root', 'option', 'input'],
  base: {
    root: {
      display: 'inline-flex',
      gap: '1',
      padding: '1',
      margin: 0,
      marginBlockEnd: '5',
      borderWidth: 0,
      borderRadius: 'lg',
      backgroundColor: 'bg.muted',
      maxWidth: '100%',
    },
    option: {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '30px',
      paddingInline: '4',
      borderRadius: 'md',
      color: 'fg.muted',
      fontWeight: 550,
      cursor: 'pointer',
      transition: 'common',
      _coarse: { minHeight: '40px' },
      '&:has(:checked)': {
        backgroundColor: 'bg.surface',
        color: 'fg.default',
        boxShadow: 'xs',
      },
      '&:has(:focus-visible)': {
        outline: '2px solid var(--fc-colors-accent-edge)',
        outlineOffset: '1px',
      },
    },
    input: { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
  },
});

interface FlowChoiceProps {
  flows: readonly Flow[];
  current: Flow;
  onChoose: (flow: Flow) => void;
}

/** Selects the area whose settings are shown; hidden if the partner has only one. */
export function FlowChoice({ flows, current, onChoose }: FlowChoiceProps) {
  const intl = useIntl();
  const styles = useSlotStyles(choiceRecipe);
  if (flows.length < 2) return null;
  return (
    <fieldset className={styles.root} aria-label={intl.formatMessage(messages.flow)}>
      {flows.map((flow) => (
        <label key={flow} className={styles.option}>
          <input
            type="radio"
            name="settings-flow"
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

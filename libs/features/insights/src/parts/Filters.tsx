import { type Flow, type InsightsChannel, insightsChannels } from '@forecourt/contract';
import { formatDate } from '@forecourt/platform';
import { flowNames } from '@forecourt/platform/flow-words';
import { channelNames } from '@forecourt/platform/step-words';
import { NativeSelect } from '@forecourt/ui/native-select';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { type InsightsChoice, type PeriodDays, periods } from '../choice.ts';
import { insightsRecipe } from '../Insights.recipe.ts';
import type { InsightsStore } from '../InsightsStore.ts';
import { messages, phrases } from '../messages.ts';

interface FiltersProps {
  store: InsightsStore;
  onChoose(choice: InsightsChoice): void;
}

/** Stands for the dates of the address; they can be left, not chosen. */
const DATES = 'dates';

/** The area, the period, the agent and the channel of the figures. */
export const Filters = observer(function Filters({ store, onChoose }: FiltersProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(insightsRecipe);
  const { choice, flow, flows } = store;
  const { dates: chosen, ...others } = choice;
  const dates = chosen && {
    from: formatDate(chosen.from, { timeZone: 'UTC' }),
    to: formatDate(chosen.to, { timeZone: 'UTC' }),
  };
  return (
    <div className={styles.filters} role="group" aria-label={intl.formatMessage(messages.filters)}>
      {flow && flows.length > 1 && (
        <div className={styles.filter}>
          <NativeSelect<Flow>
            label={intl.formatMessage(messages.flow)}
            value={flow}
            options={flows.map((value) => ({ value, label: intl.formatMessage(flowNames[value]) }))}
            onChange={({ target }) => onChoose({ ...choice, flow: target.value })}
          />
        </div>
      )}
      <div className={styles.filter}>
        <NativeSelect
          label={intl.formatMessage(messages.period)}
          value={dates ? DATES : String(choice.days)}
          options={[
            ...periods.map((count) => ({
              value: String(count),
              label: intl.formatMessage(phrases.days, { count }),
            })),
            ...(dates ? [{ value: DATES, label: intl.formatMessage(phrases.dates, dates) }] : []),
          ]}
          onChange={({ target }) =>
            onChoose({ ...others, days: Number(target.value) as PeriodDays })
          }
        />
      </div>
      <div className={styles.filter}>
        <Agent store={store} onChoose={onChoose} />
      </div>
      <div className={styles.filter}>
        <Channel store={store} onChoose={onChoose} />
      </div>
    </div>
  );
});

const Agent = observer(function Agent({ store, onChoose }: FiltersProps) {
  const intl = useIntl();
  const { choice } = store;
  const { agent = '', ...rest } = choice;
  const isKnown = ['', 'me', 'none'].includes(agent) || store.agents.some(({ id }) => id === agent);
  const isLoaded = store.colleagues.value && store.showsNames !== undefined;
  const kept = isLoaded ? intl.formatMessage(messages.someone) : '…';
  return (
    <NativeSelect
      label={intl.formatMessage(messages.agent)}
      value={agent}
      options={[
        { value: '', label: intl.formatMessage(messages.anyone) },
        { value: 'me', label: intl.formatMessage(messages.me) },
        { value: 'none', label: intl.formatMessage(messages.nobody) },
        ...store.agents.map(({ id, name }) => ({ value: id, label: name })),
        ...(isKnown ? [] : [{ value: agent, label: kept }]),
      ]}
      onChange={({ target: { value } }) => onChoose({ ...rest, ...(value && { agent: value }) })}
    />
  );
});

const Channel = observer(function Channel({ store, onChoose }: FiltersProps) {
  const intl = useIntl();
  const { channel = '', ...rest } = store.choice;
  return (
    <NativeSelect<InsightsChannel | ''>
      label={intl.formatMessage(messages.channel)}
      value={channel}
      options={[
        { value: '', label: intl.formatMessage(messages.anyChannel) },
        ...insightsChannels.map((value) => ({
          value,
          label: intl.formatMessage(channelNames[value]),
        })),
      ]}
      onChange={({ target: { value } }) => onChoose({ ...rest, ...(value && { channel: value }) })}
    />
  );
});

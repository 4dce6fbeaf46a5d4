import type { SavedViewPeriod, UserSalePlan } from '@forecourt/contract';
import { Button } from '@forecourt/ui/button';
import { Checkbox } from '@forecourt/ui/checkbox';
import { NativeSelect } from '@forecourt/ui/native-select';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { TextField } from '@forecourt/ui/text-field';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { countFilters, me, nobody, periodDays } from '../list/filters.ts';
import { planMessages } from '../requests/saleMessages.ts';
import { filterMessages as messages, periodMessages } from './messages.ts';
import type { People } from './People.ts';
import type { FilteredList } from './FilteredList.ts';
import { viewsRecipe } from './Views.recipe.ts';

export interface FilterPanelProps {
  list: FilteredList;
  people: People;
  /** Closes the panel. */
  onClose(): void;
}

/** The filters of a list. Each takes effect at once, so that the list beside it shows what it does. */
export const FilterPanel = observer(function FilterPanel(props: FilterPanelProps) {
  const { list, people, onClose } = props;
  const intl = useIntl();
  const styles = useSlotRecipe(viewsRecipe);
  const { filters, kinds } = list;
  const { plan, undelivered } = filters;
  return (
    <div className={styles.panel}>
      {kinds.includes('date') && <Dates list={list} />}
      {kinds.includes('agent') && <Agent list={list} people={people} />}
      {kinds.includes('plan') && (
        <NativeSelect
          label={intl.formatMessage(messages.plan)}
          value={plan ?? ''}
          options={[
            { value: '', label: intl.formatMessage(messages.anyPlan) },
            ...Object.entries(planMessages).map(([value, message]) => ({
              value: value as UserSalePlan,
              label: intl.formatMessage(message),
            })),
          ]}
          onChange={({ target }) => list.change({ plan: target.value || undefined })}
        />
      )}
      {kinds.includes('delivery') && (
        <Checkbox
          checked={undelivered === true}
          onCheckedChange={({ checked }) => list.change({ undelivered: checked || undefined })}
        >
          {intl.formatMessage(messages.undelivered)}
        </Checkbox>
      )}
      <div className={styles.foot}>
        <Button variant="ghost" disabled={countFilters(filters) === 0} onClick={() => list.clear()}>
          {intl.formatMessage(messages.clear)}
        </Button>
        <Button variant="solid" onClick={onClose}>
          {intl.formatMessage(messages.done)}
        </Button>
      </div>
    </div>
  );
});

/** The choice of two days instead of a period. */
const CUSTOM = 'custom';

const Dates = observer(function Dates({ list }: Pick<FilterPanelProps, 'list'>) {
  const intl = useIntl();
  const styles = useSlotRecipe(viewsRecipe);
  const { period, from = '', to = '' } = list.filters;
  const hasDays = from !== '' || to !== '';
  const [isCustom, setCustom] = useState(hasDays);
  // What is typed stays while it is no filter yet.
  const [typed, setTyped] = useState({ from, to });
  const isShown = period === undefined && (isCustom || hasDays);
  const isWrong = typed.from !== '' && typed.to !== '' && typed.to < typed.from;
  const choose = (value: SavedViewPeriod | typeof CUSTOM | ''): void => {
    setCustom(value === CUSTOM);
    setTyped({ from: '', to: '' });
    const next = value === CUSTOM || value === '' ? undefined : value;
    list.change({ period: next, from: undefined, to: undefined });
  };
  const type = (days: { from?: string; to?: string }): void => {
    const next = { ...typed, ...days };
    setTyped(next);
    if (next.from && next.to && next.to < next.from) return;
    list.change({ period: undefined, from: next.from || undefined, to: next.to || undefined });
  };
  return (
    <>
      <NativeSelect
        label={intl.formatMessage(messages.created)}
        value={period ?? (isShown ? CUSTOM : '')}
        options={[
          { value: '', label: intl.formatMessage(messages.anyTime) },
          ...(Object.keys(periodDays) as SavedViewPeriod[]).map((value) => ({
            value,
            label: intl.formatMessage(periodMessages[value]),
          })),
          { value: CUSTOM, label: intl.formatMessage(messages.days) },
        ]}
        onChange={({ target }) => choose(target.value)}
      />
      {isShown && (
        <div className={styles.days}>
          <TextField
            type="date"
            label={intl.formatMessage(messages.from)}
            value={typed.from}
            onChange={({ target }) => type({ from: target.value })}
          />
          <TextField
            type="date"
            label={intl.formatMessage(messages.to)}
            min={typed.from || undefined}
            value={typed.to}
            onChange={({ target }) => type({ to: target.value })}
            error={isWrong && intl.formatMessage(messages.wrongDays)}
          />
        </div>
      )}
    </>
  );
});

const Agent = observer(function Agent({ list, people }: Omit<FilterPanelProps, 'onClose'>) {
  const intl = useIntl();
  const styles = useSlotRecipe(viewsRecipe);
  const { agent = '' } = list.filters;
  const { others } = people;
  useEffect(() => void people.load(), [people]);
  const isKnown = ['', me, nobody].includes(agent) || others.some(({ id }) => id === agent);
  const isWaiting = people.all.value === undefined;
  const kept = isWaiting ? '…' : (people.nameOf(agent) ?? intl.formatMessage(messages.someone));
  return (
    <>
      <NativeSelect
        label={intl.formatMessage(messages.agent)}
        value={agent}
        options={[
          { value: '', label: intl.formatMessage(messages.anyone) },
          { value: me, label: intl.formatMessage(messages.me) },
          { value: nobody, label: intl.formatMessage(messages.nobody) },
          ...others.map(({ id, name }) => ({ value: id, label: name })),
          ...(isKnown ? [] : [{ value: agent, label: kept }]),
        ]}
        onChange={({ target }) => list.change({ agent: target.value || undefined })}
      />
      {people.all.state.status === 'error' && (
        <p role="alert" className={styles.problem}>
          {intl.formatMessage(messages.peopleFailed)}
          <Button size="sm" onClick={() => void people.load()}>
            {intl.formatMessage(messages.retry)}
          </Button>
        </p>
      )}
    </>
  );
});

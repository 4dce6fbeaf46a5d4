import type { Deal, DealParty, HandoverPart } from '@forecourt/contract';
import { Checkbox } from '@forecourt/ui/checkbox';
import { Icon } from '@forecourt/ui/icon';
import { IconButton } from '@forecourt/ui/icon-button';
import { useSlotRecipe } from '@forecourt/ui/styling';
import Check from 'lucide-react/icons/check';
import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import Pencil from 'lucide-react/icons/pencil';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { failures } from '../shared/messages.ts';
import { Note } from '../shared/Note.tsx';
import { dayText } from './dayText.ts';
import { HandoverDay } from './HandoverDay.tsx';
import { handoverRecipe } from './handover.recipe.ts';
import type { HandoverStore } from './HandoverStore.ts';
import { dealMessages, dealPhrases, itemNames } from './messages.ts';

interface HandoverProps {
  store: HandoverStore;
  deal: Deal;
  /** Who reads it. */
  reader: DealParty;
}

/**
 * The handover's checklist: each side ticks its own part, staff those of every side. Which boxes can
 * be ticked is the server's word (`can_tick`).
 */
export const Handover = observer(function Handover({ store, deal, reader }: HandoverProps) {
  const styles = useSlotRecipe(handoverRecipe);
  const { handover } = deal;
  const done = handover.filter((part) => part.done).length;
  return (
    <section className={styles.root}>
      <div className={styles.head}>
        <h3>
          <FormattedMessage {...dealMessages.handover} />
        </h3>
        <span className={styles.progress}>
          <FormattedMessage {...dealPhrases.progress} values={{ done, all: handover.length }} />
        </span>
      </div>
      <ul className={styles.list}>
        {handover.map((part) => (
          <Part key={part.item} store={store} deal={deal} reader={reader} part={part} />
        ))}
      </ul>
      {store.failure && (
        <Note tone="danger" role="alert">
          <FormattedMessage {...failures[store.failure]} />
        </Note>
      )}
    </section>
  );
});

interface PartProps extends HandoverProps {
  part: HandoverPart;
}

const Part = observer(function Part({ store, deal, reader, part }: PartProps) {
  const styles = useSlotRecipe(handoverRecipe);
  const intl = useIntl();
  const { item, day, done, needed, can_tick: mine } = part;
  // A day has to be named before anybody can agree to it.
  const isNameless = item === 'DAY' && day === null;
  const isNaming = isNameless || store.typedDay !== null;
  // Done and not to be changed: that each side has ticked it needs no line of its own.
  const isClosed = done && mine.length === 0;
  return (
    <li className={styles.part} data-closed={isClosed || undefined}>
      <div className={styles.item} data-done={done || undefined}>
        <Icon
          icon={done ? CircleCheck : Circle}
          size={16}
          label={isClosed ? intl.formatMessage(dealMessages.ticked) : undefined}
        />
        <span>
          <FormattedMessage {...itemNames[item]} />
        </span>
        {day && <span className={styles.date}>{dayText(day)}</span>}
        {mine[0] && item === 'DAY' && !isNaming && (
          <IconButton
            size="sm"
            icon={Pencil}
            label={intl.formatMessage(dealMessages.changeDay)}
            onClick={() => store.typeDay(day)}
          />
        )}
      </div>
      {isNameless && mine.length === 0 && (
        <div className={styles.sides}>
          <span className={styles.side}>
            <FormattedMessage {...dealMessages.noDay} />
          </span>
        </div>
      )}
      {!isNameless && !isClosed && (
        <div className={styles.sides}>
          {needed.map((party) => (
            <Side key={party} store={store} deal={deal} reader={reader} part={part} party={party} />
          ))}
        </div>
      )}
      {item === 'DAY' && mine[0] && isNaming && (
        <HandoverDay store={store} party={mine[0]} day={day} now={deal.server_time} />
      )}
    </li>
  );
});

/** One side's part: a box where the reader may tick it, else a mark. */
const Side = observer(function Side(props: PartProps & { party: DealParty }) {
  const { store, deal, reader, part, party } = props;
  const styles = useSlotRecipe(handoverRecipe);
  const intl = useIntl();
  const isTicked = part.ticks.some((tick) => tick.party === party);
  const name = nameOf(party);
  if (part.can_tick.includes(party)) {
    const item = intl.formatMessage(itemNames[part.item]);
    return (
      <Checkbox
        checked={isTicked}
        disabled={store.sending !== null}
        aria-label={intl.formatMessage(dealPhrases.box, { item, party: name })}
        onCheckedChange={({ checked }) =>
          void store.tick({ item: part.item, party, done: checked })
        }
      >
        {name}
      </Checkbox>
    );
  }
  return (
    <span className={styles.side} data-done={isTicked || undefined}>
      <Icon
        icon={isTicked ? Check : Circle}
        size={16}
        label={intl.formatMessage(isTicked ? dealMessages.ticked : dealMessages.open)}
      />
      <bdi>{name}</bdi>
    </span>
  );

  function nameOf(side: DealParty): string {
    if (side === reader) {
      // Where the partner buys the car itself, its name says more to a colleague than "You".
      return reader === 'STAFF' ? deal.buyer.name : intl.formatMessage(dealMessages.you);
    }
    return side === 'OWNER' ? intl.formatMessage(dealMessages.owner) : deal.buyer.name;
  }
});

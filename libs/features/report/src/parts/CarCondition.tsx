import type { CarCondition as Condition } from '@forecourt/contract';
import { KeyValueList } from '@forecourt/ui/key-value-list';
import { useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import { conditionNames } from '../fieldMessages.ts';
import { messages } from '../messages.ts';

/** What the owner says about the car's condition, with notes. */
export function CarCondition({ condition }: { condition: Condition }) {
  const intl = useIntl();
  const keys = Object.keys(conditionNames) as (keyof Condition)[];
  return (
    <KeyValueList
      columns={2}
      items={keys.map((key) => ({
        key,
        label: intl.formatMessage(conditionNames[key]),
        value: answerOf(condition[key], intl),
      }))}
    />
  );
}

function answerOf(answer: Condition[keyof Condition], intl: IntlShape) {
  if (answer === null) return null;
  if (typeof answer === 'boolean') return intl.formatMessage(answer ? messages.yes : messages.no);
  if (typeof answer === 'number') return intl.formatNumber(answer);
  return [answer.rating, answer.rating_note].filter(Boolean).join(' – ');
}

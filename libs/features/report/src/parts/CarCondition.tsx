import type { Rating } from '@forecourt/contract';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { conditionNames, fieldNames } from '../fieldMessages.ts';
import { messages } from '../messages.ts';
import type { ViewedCar } from '../reportData.ts';
import { Facts } from './Facts.tsx';
import { factsRecipe } from './Facts.recipe.ts';
import { RatingValue } from './RatingValue.tsx';

const answers = [
  'keys_count',
  'has_service_history',
  'has_smoked_in_car',
  'own_title',
  'clean_title',
] as const;
const parts = ['engine', 'brakes', 'tires', 'suspension', 'air_conditioning'] as const;

/** What the owner says about the car's condition: ratings with notes, then answers. */
export function CarCondition({ car, closed }: { car: ViewedCar; closed: boolean }) {
  const { condition, overall_rating: overall } = car;
  const intl = useIntl();
  const styles = useSlotRecipe(factsRecipe);
  const all: [string, MessageDescriptor, Rating | null, string | null][] = [
    ['overall', fieldNames.overall_rating, overall, null],
    ...parts.map((part): (typeof all)[number] => {
      const { rating, rating_note: note } = condition[part];
      return [part, conditionNames[part], rating, note];
    }),
  ];
  const rated = all.filter(([, , rating]) => closed || rating);
  return (
    <div className={styles.root}>
      {rated.length > 0 && (
        <dl className={styles.ratings}>
          {rated.map(([part, label, rating, note]) => (
            <div key={part} className={styles.rating}>
              <dt className={styles.label}>
                <FormattedMessage {...label} />
              </dt>
              <dd>
                {rating ? (
                  <RatingValue rating={rating} />
                ) : (
                  <span className={styles.missing}>
                    <FormattedMessage {...messages.notProvided} />
                  </span>
                )}
              </dd>
              {note && (
                <dd className={styles.note} dir="auto">
                  {note}
                </dd>
              )}
            </div>
          ))}
        </dl>
      )}
      <Facts
        closed={closed}
        items={answers.map((key) => ({
          key,
          label: intl.formatMessage(conditionNames[key]),
          value: answerOf(condition[key]),
        }))}
      />
    </div>
  );

  function answerOf(answer: boolean | number | null) {
    if (typeof answer !== 'boolean') return answer;
    return intl.formatMessage(answer ? messages.yes : messages.no);
  }
}

import { formatDistance, formatMoney } from '@forecourt/platform';
import { useSlotRecipe } from '@forecourt/ui/styling';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { currencyOf } from '../currency.ts';
import { conditionNames, fieldNames, ratingNames } from '../fieldMessages.ts';
import { messages } from '../messages.ts';
import { mileageOf } from '../mileageText.ts';
import type { ReportData } from '../reportData.ts';
import { saysNoDamage } from '../sections.ts';
import { factStripRecipe } from './FactStrip.recipe.ts';

/** The facts that a price depends on most. Those that are not known are left out. */
export function FactStrip(data: ReportData) {
  const intl = useIntl();
  const styles = useSlotRecipe(factStripRecipe);
  const { report, trade_in: tradeIn } = data;
  const { car, damage_locations: damages } = report.report;
  const price = tradeIn && 'expected_price' in tradeIn ? tradeIn.expected_price : null;
  const rating = car.overall_rating && intl.formatMessage(ratingNames[car.overall_rating]);
  const count = saysNoDamage(report)
    ? intl.formatMessage(messages.noDamages)
    : damages.length || null;
  const facts: Record<string, [MessageDescriptor, ReactNode]> = {
    mileage: [conditionNames.mileage, mileageOf(data) && <Mileage {...data} />],
    year: [fieldNames.year, car.year],
    fuel: [fieldNames.fuel, car.fuel],
    condition: [messages.condition, rating],
    damages: [messages.damages, count],
    price: [
      messages.expectedPrice,
      price !== null && formatMoney(price, currencyOf(data), intl.locale),
    ],
  };
  return (
    <div className={styles.root}>
      <dl className={styles.line}>
        {Object.entries(facts).map(
          ([key, [label, value]]) =>
            value && (
              <div key={key} className={styles.fact}>
                <dt className={styles.label}>
                  <FormattedMessage {...label} />
                </dt>
                <dd className={styles.value}>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </div>
  );
}

/** As the reader counts; below it, smaller, as it was given in another unit. */
function Mileage(data: ReportData) {
  const { locale } = useIntl();
  const styles = useSlotRecipe(factStripRecipe);
  const [own, given] = mileageOf(data) ?? [];
  return (
    <>
      {own && formatDistance(own, locale)}
      {given && <span className={styles.converted}> ({formatDistance(given, locale)})</span>}
    </>
  );
}

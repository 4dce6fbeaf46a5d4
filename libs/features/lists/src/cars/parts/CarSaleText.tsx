import { MINUTE_MS, type CarSale } from '@forecourt/contract';
import { serverClock } from '@forecourt/platform';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { saleWords } from '../saleWords.ts';
import { carRowRecipe } from './CarRow.recipe.ts';

/** How far the sale of a car is; the time left goes down while it is read. */
export function CarSaleText({ sale }: { sale: CarSale }) {
  const intl = useIntl();
  const styles = useSlotRecipe(carRowRecipe);
  const [now, setNow] = useState(() => serverClock.now());
  const { until } = sale;
  useEffect(() => {
    if (until === null) return;
    const timer = setInterval(() => setNow(serverClock.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, [until]);
  const { main, note } = saleWords(sale, intl, now);
  return (
    <span className={styles.sale}>
      <span className={styles.saleMain}>{main}</span>
      {note && <span className={styles.saleNote}>{note}</span>}
    </span>
  );
}

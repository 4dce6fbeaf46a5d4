import { carName } from '@forecourt/platform';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { coverSource } from '../cover.ts';
import { messages } from '../messages.ts';
import { mileageText } from '../mileageText.ts';
import type { ReportStore } from '../ReportStore.ts';
import { carCardRecipe } from './CarCard.recipe.ts';

interface CarCardProps {
  store: ReportStore;
  /** How the deal stands. */
  children?: ReactNode;
}

/** The car that a conversation is about, in short; nothing until its report has loaded. */
export const CarCard = observer(function CarCard({ store, children }: CarCardProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(carCardRecipe);
  const data = store.report.value;
  if (!data) return null;
  const { car, uploads } = data.report.report;
  const cover = coverSource(car.cover_photo, uploads);
  const mileage = mileageText(data, intl);
  const title = carName(car) || intl.formatMessage(messages.unknownCar);
  return (
    <section className={styles.root} aria-label={title}>
      {cover && (
        <picture>
          {cover.sources?.map(({ type, srcSet }) => (
            <source key={type} type={type} srcSet={srcSet} sizes="280px" />
          ))}
          <img
            src={cover.src}
            srcSet={cover.srcSet}
            sizes="280px"
            alt=""
            className={styles.picture}
          />
        </picture>
      )}
      <div className={styles.words}>
        <h2 className={styles.title}>
          <bdi>{title}</bdi>
        </h2>
        <div className={styles.facts}>
          {car.plate && <span translate="no">{car.plate}</span>}
          {mileage && <span>{mileage}</span>}
        </div>
      </div>
      {children}
    </section>
  );
});

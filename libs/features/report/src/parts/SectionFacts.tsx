import { isVinDoubtful } from '@forecourt/contract';
import { carName } from '@forecourt/platform';
import { Badge } from '@forecourt/ui/badge';
import { CopyButton } from '@forecourt/ui/copy-button';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { showToast } from '@forecourt/ui/toast';
import { FormattedMessage, useIntl } from 'react-intl';
import { Corrected } from '../details/Corrected.tsx';
import { currencyOf } from '../currency.ts';
import type { ReportSectionId } from '../definition.ts';
import { messages, phrases } from '../messages.ts';
import { isOtherCar } from './otherCar.ts';
import { mileageText } from '../mileageText.ts';
import { reportRecipe } from '../ReportScreen.recipe.ts';
import type { ReportData, ViewedCar, ViewedReport } from '../reportData.ts';
import { isClosed, saysNoDamage } from '../sections.ts';
import { CarCondition } from './CarCondition.tsx';
import { CarInformation } from './CarInformation.tsx';
import { ClaimSummary } from './ClaimSummary.tsx';
import { OwnerInformation } from './OwnerInformation.tsx';
import { Overview } from './Overview.tsx';

interface SectionFactsProps {
  id: ReportSectionId;
  data: ReportData;
}

/** The facts of a section, in addition to its photos. */
export function SectionFacts({ id, data }: SectionFactsProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(reportRecipe);
  const { corrections, report } = data.report;
  const { car } = report;
  const closed = isClosed(data.report);
  switch (id) {
    case 'claimSummary':
      return <ClaimSummary {...data} />;
    case 'overview':
      return <Overview {...data} />;
    case 'carInformation':
      return (
        <CarInformation
          car={car}
          currency={currencyOf(data)}
          closed={closed}
          corrections={corrections}
        />
      );
    case 'ownerInformation':
      return <OwnerInformation {...data.report} />;
    case 'damage_locations':
      return (
        saysNoDamage(data.report) && (
          <p className={styles.figure}>
            <FormattedMessage {...messages.noDamage} />
          </p>
        )
      );
    case 'mileage': {
      const mileage = mileageText(data, intl);
      return (
        mileage !== null && (
          <p className={styles.figure}>
            <Corrected field="mileage" corrections={corrections}>
              {mileage}
            </Corrected>
          </p>
        )
      );
    }
    case 'vin':
      return (
        car.vincode !== null && (
          <Corrected field="vincode" corrections={corrections}>
            <Vin vincode={car.vincode} car={car} facts={data.report.vin_facts} />
          </Corrected>
        )
      );
    case 'car_condition':
      return <CarCondition car={car} closed={closed} />;
    default:
      return null;
  }
}

interface VinProps {
  vincode: string;
  car: Pick<ViewedCar, 'make' | 'model' | 'year'>;
  /** What the VIN stands for. */
  facts: ViewedReport['vin_facts'];
}

function Vin({ vincode, car, facts }: VinProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(reportRecipe);
  return (
    <span className={styles.vin}>
      <code className={styles.code} translate="no">
        {vincode}
      </code>
      <CopyButton
        size="sm"
        text={vincode}
        label={intl.formatMessage(messages.copyVin)}
        onStatusChange={({ copied }) =>
          copied && showToast({ title: intl.formatMessage(messages.vinCopied), tone: 'success' })
        }
      />
      {isVinDoubtful(vincode) && (
        <Badge tone="warning" wraps>
          {intl.formatMessage(messages.vinDoubtful)}
        </Badge>
      )}
      {facts && (
        <Badge tone={isOtherCar(facts, car) ? 'warning' : 'neutral'} wraps>
          {intl.formatMessage(phrases.byVin, {
            car: carName(facts),
          })}
        </Badge>
      )}
    </span>
  );
}

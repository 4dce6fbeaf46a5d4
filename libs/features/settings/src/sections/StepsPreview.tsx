import {
  type InsightsSteps,
  minutesOf,
  reportMinutes,
  type SectionName,
  type SectionToggles,
} from '@forecourt/contract';
import { Icon } from '@forecourt/ui/icon';
import { useSlotRecipe } from '@forecourt/ui/styling';
import Check from 'lucide-react/icons/check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { FormattedMessage, useIntl } from 'react-intl';
import { sectionMessages } from '../fieldMessages.ts';
import { Group } from '../parts/Group.tsx';
import { comfortable, estimate } from './estimate.ts';
import { messages, needMessages, phrases } from './messages.ts';
import { stepsRecipe } from './StepsPreview.recipe.ts';

interface StepsPreviewProps {
  /** What customers are asked for. */
  sections: SectionToggles;
  required: readonly SectionName[];
  /** How long this partner’s customers take, where that is known. */
  learned?: InsightsSteps | undefined;
}

/** The customer's steps with these sections, their duration, and a warning if that is too long. */
export function StepsPreview({ sections, required, learned }: StepsPreviewProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(stepsRecipe);
  const { steps, photos, seconds, tooLong, tooManyPhotos } = estimate(sections);
  const taken = learned?.median_seconds ?? null;
  const learnedOf = (name: SectionName) =>
    learned?.sections.find(({ section }) => section === name)?.median_seconds ?? null;
  const over = tooLong || tooManyPhotos;
  // The three-minute mark is at two thirds of the bar.
  const share = Math.min(1, (seconds / comfortable.seconds) * (2 / 3));
  return (
    <Group
      title={<FormattedMessage {...messages.steps} />}
      text={<FormattedMessage {...messages.stepsText} />}
    >
      <div role="status">
        <p className={styles.totals}>
          {intl.formatMessage(phrases.totals, {
            steps: steps.length,
            photos,
            minutes: reportMinutes(sections),
          })}
        </p>
        {taken !== null && (
          <p className={styles.learned}>
            {intl.formatMessage(phrases.learned, { minutes: Math.max(1, minutesOf(taken)) })}
          </p>
        )}
        <div className={styles.meter} aria-hidden>
          <div
            className={styles.fill}
            data-over={over || undefined}
            style={{ width: `${share * 100}%` }}
          />
        </div>
        <p className={styles.verdict} data-over={over || undefined}>
          <Icon icon={over || steps.length === 0 ? TriangleAlert : Check} />
          {intl.formatMessage(
            steps.length === 0 ? messages.none : over ? messages.tooMuch : messages.fine,
          )}
        </p>
      </div>
      <ol className={styles.list}>
        {steps.map((step) => (
          <li key={step.section} className={styles.step}>
            <span className={styles.name}>
              {intl.formatMessage(sectionMessages[step.section])}
              {required.includes(step.section) && (
                <span className={styles.need}> · {intl.formatMessage(needMessages.required)}</span>
              )}
              {step.photos > 0 && (
                <span className={styles.small}>
                  {intl.formatMessage(phrases.stepPhotos, { photos: step.photos })}
                </span>
              )}
            </span>
            <span className={styles.number}>
              {intl.formatMessage(phrases.stepSeconds, { seconds: step.seconds })}
              <LearnedSeconds seconds={learnedOf(step.section)} />
            </span>
          </li>
        ))}
      </ol>
    </Group>
  );
}

/** How long customers take for a step, below the estimate that it is compared with. */
function LearnedSeconds({ seconds }: { seconds: number | null }) {
  const intl = useIntl();
  const styles = useSlotRecipe(stepsRecipe);
  if (seconds === null) return null;
  return (
    <span className={styles.small}>{intl.formatMessage(phrases.stepLearned, { seconds })}</span>
  );
}

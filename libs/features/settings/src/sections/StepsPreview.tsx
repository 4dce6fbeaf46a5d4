import { reportMinutes, type SectionToggles } from '@forecourt/contract';
import { Icon } from '@forecourt/ui/icon';
import { slotRecipe, useSlotStyles } from '@forecourt/ui/styling';
import Check from 'lucide-react/icons/check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { FormattedMessage, useIntl } from 'react-intl';
import { sectionMessages } from '../fieldMessages.ts';
import { Group } from '../parts/Group.tsx';
import { comfortable, estimate } from './estimate.ts';
import { messages, phrases } from './messages.ts';

const stepsRecipe = slotRecipe({
  className: 'settings-steps',
  slots: ['totals', 'meter', 'fill', 'verdict', 'list', 'step', 'name', 'number'],
  base: {
    totals: { textStyle: 'title' },
    meter: {
      position: 'relative',
      height: '8px',
      marginBlockStart: '3',
      borderRadius: 'full',
      backgroundColor: 'bg.muted',
      overflow: 'hidden',
    },
    fill: {
      height: '100%',
      borderRadius: 'full',
      backgroundColor: 'progress.edge',
      transition: 'width var(--fc-durations-normal)',
      '&[data-over]': { backgroundColor: 'warning.edge' },
    },
    verdict: {
      display: 'flex',
      gap: '2',
      alignItems: 'flex-start',
      marginBlockStart: '3',
      color: 'fg.muted',
      '& > svg': { flexShrink: 0, marginBlockStart: '0.5' },
      '&[data-over]': {
        padding: '3',
        borderRadius: 'md',
        backgroundColor: 'warning.subtle',
        color: 'warning.fg',
        fontWeight: 500,
      },
    },
    list: { listStyle: 'none', margin: 0, padding: 0, counterReset: 'step' },
    step: {
      display: 'grid',
      gridTemplateColumns: '28px minmax(0, 1fr) auto 40px',
      alignItems: 'center',
      columnGap: '3',
      minHeight: '36px',
      '&:not(:last-child)': {
        borderBlockEndWidth: '1px',
        borderBlockEndStyle: 'solid',
        borderBlockEndColor: 'line.default',
      },
      _before: {
        counterIncrement: 'step',
        content: 'counter(step)',
        display: 'grid',
        placeItems: 'center',
        width: '22px',
        height: '22px',
        borderRadius: 'full',
        backgroundColor: 'bg.muted',
        color: 'fg.muted',
        textStyle: 'caption',
      },
    },
    name: { minWidth: 0 },
    number: { color: 'fg.muted', textAlign: 'end' },
  },
});

/** The customer's steps with these sections, their duration, and a warning if that is too long. */
export function StepsPreview({ sections }: { sections: SectionToggles }) {
  const intl = useIntl();
  const styles = useSlotStyles(stepsRecipe);
  const { steps, photos, seconds, tooLong, tooManyPhotos } = estimate(sections);
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
            <span className={styles.name}>{intl.formatMessage(sectionMessages[step.section])}</span>
            <span className={styles.number}>
              {step.photos > 0 && intl.formatMessage(phrases.stepPhotos, { photos: step.photos })}
            </span>
            <span className={styles.number}>
              {intl.formatMessage(phrases.stepSeconds, { seconds: step.seconds })}
            </span>
          </li>
        ))}
      </ol>
    </Group>
  );
}

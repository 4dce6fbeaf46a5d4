import { formatDate } from '@forecourt/platform';
import { conclusionTitles } from '@forecourt/platform/flow-words';
import { Button } from '@forecourt/ui/button';
import { Icon } from '@forecourt/ui/icon';
import Check from 'lucide-react/icons/check';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Clock from 'lucide-react/icons/clock';
import Search from 'lucide-react/icons/search';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import type { Capture, CaptureConclusion } from '../api/types.ts';
import { useModel, useRouter } from '../app/context.ts';
import { Hero } from '../art/Hero.tsx';
import { Contact } from '../parts/Contact.tsx';
import { Screen } from '../parts/Screen.tsx';
import { StartHeader } from '../parts/StartHeader.tsx';
import styles from './Conclusion.module.css';
import { conclusionMessages as messages } from './conclusionMessages.ts';

interface ConclusionProps {
  capture: Capture;
  conclusion: CaptureConclusion;
}

/** What was concluded about the car, and what happens next. */
export default function Conclusion({ capture, conclusion }: ConclusionProps) {
  const intl = useIntl();
  const model = useModel();
  const router = useRouter();
  // A page that was loaded in the background has not been read; it asks the server again once it is shown.
  useEffect(() => {
    if (document.visibilityState === 'visible') void model.recordOpened(conclusion);
  }, [model, conclusion]);
  const { status, next, car, plate } = conclusion;
  const partner = capture.partner.name;
  const title = status === null ? undefined : conclusionTitles[status];
  return (
    <Screen
      title={intl.formatMessage(title ?? messages.again, { partner })}
      eyebrow={[car, plate].filter(Boolean).join(' · ')}
      hint={<Hint conclusion={conclusion} partner={partner} />}
      header={<StartHeader partner={capture.partner} />}
      art={<Art status={status} />}
      footer={
        capture.addition && (
          <Button
            size="touch"
            variant="solid"
            iconAfter={ChevronRight}
            onClick={() => router.back('')}
          >
            {intl.formatMessage(messages.steps)}
          </Button>
        )
      }
    >
      {next && (
        <section className={styles.next}>
          <h2>{intl.formatMessage(messages.next)}</h2>
          <p dir="auto">{next}</p>
        </section>
      )}
      <div className={styles.contact}>
        <Contact {...capture} />
      </div>
    </Screen>
  );
}

function Hint({ conclusion, partner }: Pick<ConclusionProps, 'conclusion'> & { partner: string }) {
  const intl = useIntl();
  const { status, concluded_at: at, time_zone: timeZone } = conclusion;
  if (status === null) return intl.formatMessage(messages.againHint, { partner });
  if (at === null) return null;
  return intl.formatMessage(messages.reviewed, { partner, date: formatDate(at, { timeZone }) });
}

const NEEDS_EXTRA_INSPECTION = 5;

function Art({ status }: Pick<CaptureConclusion, 'status'>) {
  const isDone = status !== null && status !== NEEDS_EXTRA_INSPECTION;
  const icon = status === null ? Clock : isDone ? Check : Search;
  return (
    <div className={styles.art}>
      <Hero />
      <span className={styles.badge} data-done={isDone || undefined}>
        <Icon icon={icon} size={48} />
      </span>
    </div>
  );
}

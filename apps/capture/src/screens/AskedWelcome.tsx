import { additionNeeds, additionProgress, minutesOf } from '@forecourt/contract';
import { additionMessages } from '@forecourt/platform/request-words';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Camera from 'lucide-react/icons/camera';
import Clock from 'lucide-react/icons/clock';
import Quote from 'lucide-react/icons/quote';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useIntl } from 'react-intl';
import { conclusionTitles } from '@forecourt/platform/flow-words';
import { Button } from '@forecourt/ui/button';
import { Icon } from '@forecourt/ui/icon';
import type { Capture } from '../api/types.ts';
import { useModel, useRouter } from '../app/context.ts';
import { CONCLUSION } from '../app/router.ts';
import type { Draft } from '../draft/draft.ts';
import { Contact } from '../parts/Contact.tsx';
import { Fact, Facts } from '../parts/Facts.tsx';
import { Screen } from '../parts/Screen.tsx';
import { StartHeader } from '../parts/StartHeader.tsx';
import { StorageNotice } from '../parts/StorageNotice.tsx';
import { timeMessages } from '../parts/timeMessages.ts';
import { RefusedPhotos } from '../steps/asked/RefusedPhotos.tsx';
import { shotName } from '../steps/asked/shotName.ts';
import { stepsOf } from '../steps/index.ts';
import { askedOf, nextOpen } from '../steps/progress.ts';
import { secondsLeft } from '../steps/time.ts';
import styles from './AskedWelcome.module.css';
import { welcomeMessages as messages } from './welcomeMessages.ts';

const none: ReadonlySet<string> = new Set();

/** What the partner still needs of a report that was sent, and nothing else. */
export default function AskedWelcome({ draft }: { draft: Draft }) {
  const intl = useIntl();
  const model = useModel();
  const router = useRouter();
  const { capture } = draft;
  const steps = stepsOf(capture);
  const asked = steps.flatMap((step) => askedOf(step, draft) ?? []);
  const { photos, more } = additionNeeds(asked);
  const { done, required } = additionProgress(asked);
  const isDone = done === required;
  const left = secondsLeft(steps, draft, none);
  const { addition } = capture;
  const { message = null, shots = [] } = addition ?? {};

  const others = steps.flatMap((step) => {
    const ofStep = shots.filter(({ section }) => section === step.id);
    const plain = ofStep.filter(({ refusal }) => !refusal);
    if (ofStep.length === 0 || addition?.sections.includes(step.id))
      return [intl.formatMessage(step.title)];
    return plain.map((shot) => shotName(shot, step, capture, intl));
  });

  function start() {
    void model.actions.open();
    router.go(nextOpen(steps, draft, none)?.id ?? 'review');
  }

  return (
    <Screen
      title={intl.formatMessage(additionMessages.needs, {
        partner: capture.partner.name,
        photos,
        more: more ? 'yes' : 'no',
      })}
      hint={intl.formatMessage(isDone ? messages.askedDone : messages.askedHint)}
      header={<StartHeader partner={capture.partner} />}
      footer={
        <Button size="touch" variant="solid" iconAfter={ChevronRight} onClick={start}>
          {intl.formatMessage(done > 0 ? messages.resume : messages.start)}
        </Button>
      }
    >
      <StorageNotice />
      {message && (
        <blockquote className={styles.message} dir="auto">
          <Icon icon={Quote} size={20} />
          <p>{message}</p>
        </blockquote>
      )}
      <RefusedPhotos
        shots={shots}
        nameOf={(shot) => {
          const step = steps.find(({ id }) => id === shot.section);
          return step ? shotName(shot, step, capture, intl) : '';
        }}
      />
      <Facts>
        {others.length > 0 && <Fact icon={Camera}>{others.join(' · ')}</Fact>}
        {left > 0 && (
          <Fact icon={Clock}>
            {intl.formatMessage(timeMessages.takes, { minutes: minutesOf(left) })}
          </Fact>
        )}
        <Fact icon={ShieldCheck}>{intl.formatMessage(messages.safe)}</Fact>
      </Facts>
      <Concluded conclusion={capture.conclusion} />
      <Contact {...capture} />
    </Screen>
  );
}

/** The way to what was concluded of the report before more was asked for. */
function Concluded({ conclusion }: Pick<Capture, 'conclusion'>) {
  const intl = useIntl();
  const router = useRouter();
  const status = conclusion?.status ?? null;
  const title = status !== null && conclusionTitles[status];
  if (!title) return null;
  return (
    <section className={styles.concluded}>
      <h2>{intl.formatMessage(title)}</h2>
      <Button
        size="touch"
        variant="outline"
        iconAfter={ChevronRight}
        onClick={() => router.go(CONCLUSION)}
      >
        {intl.formatMessage(messages.askedConclusion)}
      </Button>
    </section>
  );
}

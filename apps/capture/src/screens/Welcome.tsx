import Camera from 'lucide-react/icons/camera';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Clock from 'lucide-react/icons/clock';
import ListChecks from 'lucide-react/icons/list-checks';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { minutesOf, reportSeconds } from '@forecourt/contract';
import { flowWords } from '@forecourt/platform/flow-words';
import { useIntl } from 'react-intl';
import { useModel, useRouter } from '../app/context.ts';
import { Hero } from '../art/Hero.tsx';
import type { Draft } from '../draft/draft.ts';
import { Button } from '@forecourt/ui/button';
import { Contact } from '../parts/Contact.tsx';
import { Fact, Facts } from '../parts/Facts.tsx';
import { Screen } from '../parts/Screen.tsx';
import { StartHeader } from '../parts/StartHeader.tsx';
import { StorageNotice } from '../parts/StorageNotice.tsx';
import { stepsOf } from '../steps/index.ts';
import { timeMessages } from '../parts/timeMessages.ts';
import { nextOpen, progressOf } from '../steps/progress.ts';
import { secondsLeft } from '../steps/time.ts';
import { welcomeMessages as messages } from './welcomeMessages.ts';
import styles from './Welcome.module.css';

export interface WelcomeProps {
  draft: Draft;
  skipped: ReadonlySet<string>;
}

/** The purpose, the time needed, and the start button. */
export function Welcome({ draft, skipped }: WelcomeProps) {
  const intl = useIntl();
  const model = useModel();
  const router = useRouter();
  const { capture } = draft;
  const steps = stepsOf(capture);
  const photos = steps.flatMap(({ shots = [] }) =>
    shots.filter(({ optional }) => !optional),
  ).length;
  const done = steps.filter((step) => progressOf(step, draft) === 'done').length;
  const begun = draft.photos.length > 0 || draft.scan !== null || skipped.size > 0;
  const required = steps.filter((step) => step.required);
  const stillRequired = required.filter((step) => progressOf(step, draft) !== 'done');
  const next = nextOpen(steps, draft, skipped);
  // Before the start, the number matches the message, regardless of what is filled in already.
  const seconds = begun ? secondsLeft(steps, draft, skipped) : reportSeconds(capture.sections);

  function start() {
    void model.actions.open();
    router.go((begun ? next?.id : steps[0]?.id) ?? 'review');
  }

  return (
    <Screen
      title={
        begun
          ? intl.formatMessage(messages.again)
          : intl.formatMessage(flowWords[capture.request_type].welcome)
      }
      hint={
        begun
          ? intl.formatMessage(messages.continueReport, { done, steps: steps.length })
          : intl.formatMessage(messages.what, { partner: capture.partner.name })
      }
      header={<StartHeader partner={capture.partner} />}
      footer={
        <Button size="touch" variant="solid" iconAfter={ChevronRight} onClick={start}>
          {intl.formatMessage(begun ? messages.resume : messages.start)}
        </Button>
      }
    >
      <StorageNotice />
      <div className={styles.hero}>
        <Hero />
      </div>
      <Facts>
        {seconds > 0 && (
          <Fact icon={Clock}>
            {intl.formatMessage(begun ? timeMessages.left : timeMessages.takes, {
              minutes: minutesOf(seconds),
            })}
          </Fact>
        )}
        {photos > 0 && <Fact icon={Camera}>{intl.formatMessage(messages.photos, { photos })}</Fact>}
        {stillRequired.length > 0 && (
          <Fact icon={ListChecks}>
            {intl.formatMessage(
              steps.length === required.length ? messages.all : messages.required,
              {
                sections: stillRequired.map(({ title }) => intl.formatMessage(title)).join(' · '),
              },
            )}
          </Fact>
        )}
        <Fact icon={ShieldCheck}>{intl.formatMessage(messages.safe)}</Fact>
      </Facts>
      <Contact {...capture} />
      {(capture.terms_url || capture.privacy_url) && (
        <p className={styles.legal}>
          {capture.terms_url && (
            <a href={capture.terms_url}>{intl.formatMessage(messages.terms)}</a>
          )}
          {capture.privacy_url && (
            <a href={capture.privacy_url}>{intl.formatMessage(messages.privacy)}</a>
          )}
        </p>
      )}
    </Screen>
  );
}

import { sections } from '@forecourt/contract';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useDraft, useModel, useRouter, useView } from '../app/context.ts';
import { Field } from '../fields/Field.tsx';
import { Button } from '@forecourt/ui/button';
import { Screen } from '../parts/Screen.tsx';
import { StorageNotice } from '../parts/StorageNotice.tsx';
import { TopBar } from '../parts/TopBar.tsx';
import { useIntake } from '../photo/useIntake.ts';
import { CameraOffer } from '../viewfinder/CameraOffer.tsx';
import type { StepDefinition } from './definition.ts';
import { RefusedPhotos } from './asked/RefusedPhotos.tsx';
import { shotName } from './asked/shotName.ts';
import { groupMessages, stepMessages as messages } from './messages.ts';
import { photoOf, photoSectionOf, progressOf } from './progress.ts';
import { ShotGrid } from './ShotGrid.tsx';
import { StepFooter } from './StepFooter.tsx';
import styles from './StepScreen.module.css';
import { targetOf } from './targets.ts';
import { secondsLeft } from './time.ts';

export interface StepScreenProps {
  step: StepDefinition;
  steps: readonly StepDefinition[];
}

const none: ReadonlySet<string> = new Set();

/** Renders any step: its fields and photos, and the primary action. */
export function StepScreen({ step, steps }: StepScreenProps) {
  const intl = useIntl();
  const model = useModel();
  const router = useRouter();
  const draft = useDraft();
  const view = useView();
  const intake = useIntake();
  const [more, setMore] = useState(false);

  const { addition } = draft.capture;
  const at = steps.indexOf(step);
  const after = steps[at + 1]?.id ?? 'review';
  const before = steps[at - 1]?.id ?? '';
  const { shots = [], fields = [], Extra } = step;
  const only = shots.length === 1 ? shots[0] : undefined;
  const mayTake = only && !only.optional && !photoOf(draft, step, only);
  const hidden = fields.some((field) => field.more);
  const skipped = view.phase === 'active' ? view.skipped : none;
  const open = shots.filter((shot) => !shot.optional && !photoOf(draft, step, shot));

  const goToNextStep = () => {
    if (skipped.has(step.id)) void model.skip(step.id, false);
    router.go(after);
  };
  const passOver = () => {
    void model.skip(step.id, true);
    router.go(after);
  };
  const answerNothing = (path: string) => {
    void model.actions.setField(path, true);
    goToNextStep();
  };

  return (
    <Screen
      title={intl.formatMessage(step.title)}
      hint={intl.formatMessage(step.hint)}
      eyebrow={intl.formatMessage(
        step.required && !addition ? messages.requiredPlace : messages.place,
        {
          group: intl.formatMessage(groupMessages[sections[step.id].group]),
          step: at + 1,
          steps: steps.length,
        },
      )}
      header={
        <TopBar
          before={before}
          step={at + 1}
          steps={steps.length}
          secondsLeft={secondsLeft(steps.slice(at), draft, skipped)}
        />
      }
      footer={
        <StepFooter
          step={step}
          progress={progressOf(step, draft)}
          target={mayTake ? targetOf(step, only, intl) : null}
          intake={intake}
          onNext={goToNextStep}
          onPass={passOver}
          onNothing={answerNothing}
        />
      }
    >
      <StorageNotice />
      <RefusedPhotos
        shots={addition?.shots.filter(({ section }) => section === step.id) ?? []}
        nameOf={(shot) => shotName(shot, step, draft.capture, intl)}
      />
      {shots.length > 0 && !only?.optional && <ShotGrid step={step} intake={intake} />}
      {Extra && <Extra />}
      {fields.length > 0 && (
        <div className={styles.fields}>
          {fields
            .filter((field) => more || !field.more)
            .map((field) => (
              <Field key={field.path} field={field} />
            ))}
        </div>
      )}
      {only?.optional && <ShotGrid step={step} intake={intake} />}
      {photoSectionOf(step) && (
        <CameraOffer targets={open.map((shot) => targetOf(step, shot, intl))} />
      )}
      {hidden && !more && (
        <Button size="touch" variant="plain" icon={Plus} onClick={() => setMore(true)}>
          {intl.formatMessage(messages.more)}
        </Button>
      )}
    </Screen>
  );
}

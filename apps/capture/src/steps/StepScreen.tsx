import { Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDraft, useModel, useRouter, useView } from '../app/context.ts';
import { Icon } from '../art/Icon.tsx';
import { Button } from '../parts/Button.tsx';
import { FilePick } from '../parts/FilePick.tsx';
import { photoMessages } from '../parts/photo-messages.ts';
import { Screen } from '../parts/Screen.tsx';
import { StorageNotice } from '../parts/StorageNotice.tsx';
import { TopBar } from '../parts/TopBar.tsx';
import { useIntake } from '../photo/use-intake.ts';
import { Field } from '../fields/Field.tsx';
import type { StepDefinition } from './definition.ts';
import { groupMessages, stepMessages as messages } from './messages.ts';
import { photoOf, progressOf } from './progress.ts';
import { ShotGrid } from './ShotGrid.tsx';
import styles from './StepScreen.module.css';

export interface StepScreenProps {
  step: StepDefinition;
  steps: readonly StepDefinition[];
}

/** Any step: what it asks for, and the one thing to do next. */
export function StepScreen({ step, steps }: StepScreenProps) {
  const intl = useIntl();
  const model = useModel();
  const router = useRouter();
  const draft = useDraft();
  const view = useView();
  const intake = useIntake();
  const [more, setMore] = useState(false);

  const at = steps.indexOf(step);
  const after = steps[at + 1]?.id ?? 'review';
  const before = steps[at - 1]?.id ?? '';
  const done = steps.filter((one) => progressOf(one, draft) === 'done').length;
  const progress = progressOf(step, draft);
  const { shots = [], fields = [], Extra } = step;
  const needed = shots.filter(({ optional }) => !optional);
  const empty = shots.length === 1 ? shots[0] : undefined;
  const mayTake = step.photos && empty && !empty.optional && !photoOf(draft, step, empty);
  const hidden = fields.filter((field) => field.more);
  const skipped = view.phase === 'active' && view.skipped.has(step.id);

  const mayPass = progress === 'empty' && !step.required;
  const words = !mayPass
    ? intl.formatMessage(messages.next)
    : step.skip
      ? intl.formatMessage(step.skip)
      : intl.formatMessage(messages.skip);

  const goOn = () => {
    if (skipped) void model.skip(step.id, false);
    router.go(after);
  };
  const passOver = () => {
    void model.skip(step.id, true);
    router.go(after);
  };

  return (
    <Screen
      title={intl.formatMessage(step.title)}
      hint={intl.formatMessage(step.hint)}
      eyebrow={intl.formatMessage(messages.place, {
        group: intl.formatMessage(groupMessages[step.group]),
        step: at + 1,
        steps: steps.length,
      })}
      header={<TopBar before={before} done={done} total={steps.length} />}
      footer={
        <>
          {mayTake && step.photos ? (
            <FilePick
              from="camera"
              className={styles.take}
              onFiles={(files) =>
                void intake.take(files, [{ section: step.photos!, slot: empty.slot, single: true }])
              }
            >
              <Icon name="camera" size={20} />
              {intl.formatMessage(photoMessages.take)}
            </FilePick>
          ) : (
            <Button
              iconAfter="forward"
              look={progress === 'empty' ? 'quiet' : 'primary'}
              disabled={step.required && progress === 'empty'}
              onClick={mayPass ? passOver : goOn}
            >
              {words}
            </Button>
          )}
          {mayTake && (
            <div className={styles.others}>
              <FilePick
                from="files"
                className={styles.files}
                onFiles={(files) =>
                  void intake.take(files, [
                    { section: step.photos!, slot: empty.slot, single: true },
                  ])
                }
              >
                {intl.formatMessage(photoMessages.choose)}
              </FilePick>
              {!step.required && (
                <Button look="plain" onClick={progress === 'started' ? goOn : passOver}>
                  {intl.formatMessage(progress === 'started' ? messages.next : messages.skip)}
                </Button>
              )}
            </div>
          )}
        </>
      }
    >
      <StorageNotice />
      {shots.length > 0 && !empty?.optional && (
        <ShotGrid step={step} shots={shots} needed={needed.length} intake={intake} />
      )}
      {Extra && (
        <Suspense>
          <Extra />
        </Suspense>
      )}
      {fields.length > 0 && (
        <div className={styles.fields}>
          {fields
            .filter((field) => more || !field.more)
            .map((field) => (
              <Field key={field.path} field={field} />
            ))}
        </div>
      )}
      {empty?.optional && <ShotGrid step={step} shots={shots} needed={0} intake={intake} />}
      {hidden.length > 0 && !more && (
        <Button look="plain" icon="plus" onClick={() => setMore(true)}>
          {intl.formatMessage(messages.more)}
        </Button>
      )}
    </Screen>
  );
}

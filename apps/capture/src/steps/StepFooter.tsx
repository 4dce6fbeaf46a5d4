import { useIntl } from 'react-intl';
import { Icon } from '../art/Icon.tsx';
import { Button } from '../parts/Button.tsx';
import { FilePick } from '../parts/FilePick.tsx';
import { photoMessages } from '../parts/photo-messages.ts';
import type { Intake } from '../photo/use-intake.ts';
import { TakePhoto } from '../viewfinder/TakePhoto.tsx';
import type { ShotTarget } from '../viewfinder/target.ts';
import type { StepDefinition } from './definition.ts';
import { stepMessages as messages } from './messages.ts';
import type { StepProgress } from './progress.ts';
import styles from './StepScreen.module.css';

export interface StepFooterProps {
  step: StepDefinition;
  progress: StepProgress;
  /** The one photo that the step is about, while it is missing. */
  target: ShotTarget | null;
  intake: Intake;
  onNext(): void;
  onPass(): void;
}

/** The one thing to do next: the photo, or on to the next step. */
export function StepFooter({ step, progress, target, intake, onNext, onPass }: StepFooterProps) {
  const intl = useIntl();
  const take = (files: readonly File[]) => void (target && intake.take(files, [target.place]));
  if (target) {
    return (
      <>
        <TakePhoto targets={[target]} className={styles.take} onFiles={take}>
          <Icon name="camera" size={20} />
          {intl.formatMessage(photoMessages.take)}
        </TakePhoto>
        <div className={styles.others}>
          <FilePick from="files" className={styles.files} onFiles={take}>
            {intl.formatMessage(photoMessages.choose)}
          </FilePick>
          {!step.required && (
            <Button look="plain" onClick={progress === 'started' ? onNext : onPass}>
              {intl.formatMessage(progress === 'started' ? messages.next : messages.skip)}
            </Button>
          )}
        </div>
      </>
    );
  }
  const skip = step.skip ? intl.formatMessage(step.skip) : intl.formatMessage(messages.skip);
  const mayPass = progress === 'empty' && !step.required;
  return (
    <Button
      iconAfter="forward"
      look={progress === 'empty' ? 'quiet' : 'primary'}
      disabled={step.required && progress === 'empty'}
      onClick={mayPass ? onPass : onNext}
    >
      {mayPass ? skip : intl.formatMessage(messages.next)}
    </Button>
  );
}

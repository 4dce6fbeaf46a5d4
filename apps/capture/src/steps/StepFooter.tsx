import Camera from 'lucide-react/icons/camera';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useIntl } from 'react-intl';
import { Button } from '@forecourt/ui/button';
import { FilePick } from '../parts/FilePick.tsx';
import { photoMessages } from '../parts/photoMessages.ts';
import type { Intake } from '../photo/useIntake.ts';
import { TakePhoto } from '../viewfinder/TakePhoto.tsx';
import type { ShotTarget } from '../viewfinder/target.ts';
import type { StepDefinition } from './definition.ts';
import { stepMessages as messages } from './messages.ts';
import type { StepProgress } from './progress.ts';
import styles from './StepScreen.module.css';

export interface StepFooterProps {
  step: StepDefinition;
  progress: StepProgress;
  /** The step's only photo, while it is missing. */
  target: ShotTarget | null;
  intake: Intake;
  onNext(): void;
  onPass(): void;
}

/** The primary action: take the photo, or continue to the next step. */
export function StepFooter({ step, progress, target, intake, onNext, onPass }: StepFooterProps) {
  const intl = useIntl();
  const take = (files: readonly File[]) => void (target && intake.take(files, [target.place]));
  if (target) {
    return (
      <>
        <TakePhoto targets={[target]} variant="solid" icon={Camera} onFiles={take}>
          {intl.formatMessage(photoMessages.take)}
        </TakePhoto>
        <div className={styles.others}>
          <FilePick from="files" variant="plain" onFiles={take}>
            {intl.formatMessage(photoMessages.choose)}
          </FilePick>
          {!step.required && (
            <Button size="touch" variant="plain" onClick={progress === 'started' ? onNext : onPass}>
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
      iconAfter={ChevronRight}
      size="touch"
      variant={progress === 'empty' ? 'outline' : 'solid'}
      disabled={step.required && progress === 'empty'}
      onClick={mayPass ? onPass : onNext}
    >
      {mayPass ? skip : intl.formatMessage(messages.next)}
    </Button>
  );
}

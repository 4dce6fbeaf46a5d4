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
  /** Gives the answer at this path: there is nothing to show. */
  onNothing(path: string): void;
}

/** The primary action: take the photo, or continue to the next step. */
export function StepFooter({ step, progress, target, intake, ...on }: StepFooterProps) {
  const intl = useIntl();
  const { onNext, onPass, onNothing } = on;
  const take = (files: readonly File[]) => void (target && intake.take(files, [target.place]));
  const skip = step.skip
    ? intl.formatMessage(step.skip)
    : intl.formatMessage(step.required ? messages.later : messages.skip);
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
          <Button size="touch" variant="plain" onClick={progress === 'empty' ? onPass : onNext}>
            {progress === 'empty' ? skip : intl.formatMessage(messages.next)}
          </Button>
        </div>
      </>
    );
  }
  const mayPass = progress === 'empty';
  const { nothing } = step;
  if (mayPass && nothing) {
    return (
      <>
        <Button
          iconAfter={ChevronRight}
          size="touch"
          variant="outline"
          onClick={() => onNothing(nothing.path)}
        >
          {intl.formatMessage(nothing.label)}
        </Button>
        <Button size="touch" variant="plain" onClick={onPass}>
          {skip}
        </Button>
      </>
    );
  }
  return (
    <Button
      iconAfter={ChevronRight}
      size="touch"
      variant={progress === 'empty' ? 'outline' : 'solid'}
      onClick={mayPass ? onPass : onNext}
    >
      {mayPass ? skip : intl.formatMessage(messages.next)}
    </Button>
  );
}

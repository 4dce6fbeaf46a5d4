import { useIntl } from 'react-intl';
import { useDraft } from '../app/context.ts';
import type { Place } from '../draft/actions.ts';
import { FilePick } from '../parts/FilePick.tsx';
import { Notice } from '../parts/Notice.tsx';
import { photoMessages, problemMessage } from '../parts/photo-messages.ts';
import { PhotoTile } from '../parts/PhotoTile.tsx';
import type { Intake } from '../photo/use-intake.ts';
import type { ShotDefinition, StepDefinition } from './definition.ts';
import { stepMessages } from './messages.ts';
import { photoOf } from './progress.ts';
import styles from './StepScreen.module.css';

export interface ShotGridProps {
  step: StepDefinition;
  shots: readonly ShotDefinition[];
  /** How many of the shots, from the first, are not optional. */
  needed: number;
  intake: Intake;
}

/** The photos of a step: one large, or several side by side with the optional ones apart. */
export function ShotGrid({ step, shots, needed, intake }: ShotGridProps) {
  const intl = useIntl();
  const draft = useDraft();
  const section = step.photos;
  if (!section) return null;
  const placeOf = ({ slot }: ShotDefinition): Place => ({ section, slot, single: true });
  const tile = (shot: ShotDefinition, size: 'large' | 'tile') => (
    <PhotoTile
      key={shot.slot ?? ''}
      size={size}
      place={placeOf(shot)}
      shot={shot.shot}
      label={intl.formatMessage(shot.label)}
      photo={photoOf(draft, step, shot)}
      optional={shot.optional ?? false}
    />
  );
  const [only, ...others] = shots;
  if (only && others.length === 0) {
    return (
      <div className={styles.one}>
        {tile(only, only.optional ? 'tile' : 'large')}
        {intake.problem && (
          <Notice tone="danger" icon="warning">
            {intl.formatMessage(problemMessage(intake.problem))}
          </Notice>
        )}
      </div>
    );
  }
  const open = shots.filter((shot) => !photoOf(draft, step, shot)).map(placeOf);
  return (
    <>
      <div className={styles.grid}>{shots.slice(0, needed).map((shot) => tile(shot, 'tile'))}</div>
      {intake.problem && (
        <Notice tone="danger" icon="warning">
          {intl.formatMessage(problemMessage(intake.problem))}
        </Notice>
      )}
      {open.length > 0 && (
        <FilePick
          from="files"
          multiple
          className={styles.several}
          onFiles={(files) => void intake.take(files, open)}
        >
          {intl.formatMessage(photoMessages.chooseSeveral)}
        </FilePick>
      )}
      <h2>{intl.formatMessage(stepMessages.nice)}</h2>
      <div className={styles.grid}>{shots.slice(needed).map((shot) => tile(shot, 'tile'))}</div>
    </>
  );
}

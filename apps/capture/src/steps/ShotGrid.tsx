import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useIntl } from 'react-intl';
import { useDraft } from '../app/context.ts';
import { FilePick } from '../parts/FilePick.tsx';
import { Alert } from '@forecourt/ui/alert';
import { photoMessages, problemMessage } from '../parts/photoMessages.ts';
import { PhotoTile } from '../parts/PhotoTile.tsx';
import type { Intake } from '../photo/useIntake.ts';
import type { ShotDefinition, StepDefinition } from './definition.ts';
import { stepMessages } from './messages.ts';
import { photoOf } from './progress.ts';
import styles from './StepScreen.module.css';
import { shotsAfter, targetOf } from './targets.ts';

export interface ShotGridProps {
  step: StepDefinition;
  intake: Intake;
}

/** The photos of a step: one large tile, or a grid with optional shots in a separate group. */
export function ShotGrid({ step, intake }: ShotGridProps) {
  const intl = useIntl();
  const draft = useDraft();
  const { shots = [] } = step;
  const target = (shot: ShotDefinition) => targetOf(step, shot, intl);
  const tile = (shot: ShotDefinition, size: 'large' | 'tile') => (
    <PhotoTile
      key={shot.slot ?? ''}
      size={size}
      target={target(shot)}
      following={shot.optional ? [] : shotsAfter(step, shot, draft).map(target)}
      photo={photoOf(draft, step, shot)}
      optional={shot.optional ?? false}
    />
  );
  const problem = intake.problem && (
    <Alert status="error" icon={TriangleAlert}>
      {intl.formatMessage(problemMessage(intake.problem))}
    </Alert>
  );
  const [only, ...others] = shots;
  if (only && others.length === 0) {
    return (
      <div className={styles.one}>
        {tile(only, only.optional ? 'tile' : 'large')}
        {problem}
      </div>
    );
  }
  const needed = shots.filter(({ optional }) => !optional);
  const extra = shots.filter(({ optional }) => optional);
  const open = shots.filter((shot) => !photoOf(draft, step, shot));
  return (
    <>
      <div className={styles.grid}>{needed.map((shot) => tile(shot, 'tile'))}</div>
      {problem}
      {open.length > 0 && (
        <FilePick
          from="files"
          multiple
          variant="plain"
          onFiles={(files) =>
            void intake.take(
              files,
              open.map((shot) => target(shot).place),
            )
          }
        >
          {intl.formatMessage(photoMessages.chooseSeveral)}
        </FilePick>
      )}
      {extra.length > 0 && (
        <>
          <h2>{intl.formatMessage(stepMessages.nice)}</h2>
          <div className={styles.grid}>{extra.map((shot) => tile(shot, 'tile'))}</div>
        </>
      )}
    </>
  );
}

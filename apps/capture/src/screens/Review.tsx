import Check from 'lucide-react/icons/check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useIntl } from 'react-intl';
import { useModel, useRouter } from '../app/context.ts';
import { MISSING } from '../app/router.ts';
import type { Draft } from '../draft/draft.ts';
import { Button } from '@forecourt/ui/button';
import { Alert } from '@forecourt/ui/alert';
import { Screen } from '../parts/Screen.tsx';
import { StorageNotice } from '../parts/StorageNotice.tsx';
import { TopBar } from '../parts/TopBar.tsx';
import type { StepDefinition } from '../steps/definition.ts';
import { missingSteps, progressOf } from '../steps/progress.ts';
import { reviewMessages as messages } from './reviewMessages.ts';
import styles from './Review.module.css';
import { ReviewEntry } from './ReviewEntry.tsx';

export interface ReviewProps {
  draft: Draft;
  steps: readonly StepDefinition[];
}

/** Shows all entered data and the submit button. */
export function Review({ draft, steps }: ReviewProps) {
  const intl = useIntl();
  const { actions } = useModel();
  const router = useRouter();
  const entries = steps.map((step) => ({ step, progress: progressOf(step, draft) }));
  const refused = entries.some(({ progress }) => progress === 'faulty');
  const missing = missingSteps(steps, draft).length > 0;
  return (
    <Screen
      title={intl.formatMessage(messages.title)}
      hint={intl.formatMessage(messages.hint)}
      header={<TopBar before={steps.at(-1)?.id ?? ''} step={steps.length} steps={steps.length} />}
      footer={
        <Button
          size="touch"
          variant="solid"
          icon={Check}
          disabled={refused}
          onClick={() => (missing ? router.go(MISSING) : void actions.submit())}
        >
          {draft.capture.addition
            ? intl.formatMessage(messages.sendTo, { partner: draft.capture.partner.name })
            : intl.formatMessage(messages.send)}
        </Button>
      }
    >
      <StorageNotice />
      {refused && (
        <Alert
          status="warning"
          icon={TriangleAlert}
          title={intl.formatMessage(messages.blockedTitle)}
        >
          {intl.formatMessage(messages.blockedRefused)}
        </Alert>
      )}
      <ul className={styles.entries}>
        {entries.map(({ step, progress }) => (
          <ReviewEntry
            key={step.id}
            step={step}
            progress={progress}
            draft={draft}
            onChange={() => router.go(step.id)}
          />
        ))}
      </ul>
    </Screen>
  );
}

import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@forecourt/ui/button';
import { TextArea } from '@forecourt/ui/text-area';
import { useModel, useRouter } from '../app/context.ts';
import type { Draft } from '../draft/draft.ts';
import { Screen } from '../parts/Screen.tsx';
import { TopBar } from '../parts/TopBar.tsx';
import type { StepDefinition } from '../steps/definition.ts';
import { progressOf } from '../steps/progress.ts';
import { missingMessages as messages } from './missingMessages.ts';
import { ReviewEntry } from './ReviewEntry.tsx';
import styles from './Review.module.css';

/** Maximum length of the reason (contract: CaptureSubmit). */
const MAX_LENGTH = 500;

export interface MissingProps {
  draft: Draft;
  /** How many steps the report has. */
  steps: number;
  /** The required steps that are not complete; at least one. */
  missing: readonly StepDefinition[];
}

/** What the report still has to have, and sending it without that, for a reason. */
export function Missing({ draft, steps, missing }: MissingProps) {
  const intl = useIntl();
  const { actions } = useModel();
  const router = useRouter();
  const [reason, setReason] = useState<string | null>(null);
  const [asked, setAsked] = useState(false);
  const [first] = missing;
  const partner = draft.capture.partner.name;
  const count = missing.length;

  const sendAnyway = () => {
    const given = reason?.trim() ?? '';
    if (reason === null) setReason('');
    else if (given === '') setAsked(true);
    else void actions.submit(given);
  };

  return (
    <Screen
      title={intl.formatMessage(messages.title, { count })}
      hint={intl.formatMessage(messages.why, { partner, count })}
      header={<TopBar before="review" step={steps} steps={steps} />}
      footer={
        <>
          {first && (
            <Button
              size="touch"
              variant="solid"
              iconAfter={ChevronRight}
              onClick={() => router.go(first.id)}
            >
              {intl.formatMessage(messages.add, { step: intl.formatMessage(first.title) })}
            </Button>
          )}
          <Button size="touch" variant={reason === null ? 'plain' : 'outline'} onClick={sendAnyway}>
            {intl.formatMessage(messages.anyway)}
          </Button>
        </>
      }
    >
      <ul className={styles.entries}>
        {missing.map((step) => (
          <ReviewEntry
            key={step.id}
            step={step}
            progress={progressOf(step, draft)}
            draft={draft}
            onChange={() => router.go(step.id)}
          />
        ))}
      </ul>
      {reason !== null && (
        <TextArea
          autoFocus
          size="touch"
          rows={3}
          label={intl.formatMessage(messages.reason)}
          hint={intl.formatMessage(messages.read, { partner })}
          error={asked && reason.trim() === '' ? intl.formatMessage(messages.noReason) : undefined}
          value={reason}
          maxLength={MAX_LENGTH}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
    </Screen>
  );
}

import type { Addition } from '@forecourt/contract';
import { Alert } from '@forecourt/ui/alert';
import { Button } from '@forecourt/ui/button';
import { ConfirmDialog } from '@forecourt/ui/dialog';
import { Inline, Stack, Text } from '@forecourt/ui/layout';
import { showToast } from '@forecourt/ui/toast';
import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import ImageOff from 'lucide-react/icons/image-off';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ViewedReport } from '../reportData.ts';
import { statusText } from '../statusText.ts';
import { askedParts } from './askedParts.ts';
import { failureMessages } from '../failureMessages.ts';
import { moreMessages as messages, morePhrases as phrases } from './messages.ts';
import type { MoreStore } from './MoreStore.ts';
import { shortDate } from './shortDate.ts';

/** On top of a report: what the customer is asked to add, what is about to be asked, or what came. */
export const MoreNotice = observer(function MoreNotice({ store }: { store: MoreStore }) {
  const { report, asked, added, draft } = store;
  if (!report) return null;
  if (asked) return <Waiting store={store} report={report} asked={asked} />;
  if (store.mayAsk && draft.photos.length > 0) return <Unsent store={store} />;
  return added && <Added report={report} added={added} />;
});

interface WaitingProps {
  store: MoreStore;
  report: ViewedReport;
  asked: Addition;
}

const Waiting = observer(function Waiting({ store, report, asked }: WaitingProps) {
  const intl = useIntl();
  const { act } = store;
  const remind = async (): Promise<void> => {
    if (await store.remind()) {
      showToast({ title: intl.formatMessage(messages.reminded), tone: 'success' });
    }
  };
  return (
    <>
      <Alert
        status="info"
        icon={Clock}
        title={statusText(report, intl)}
        action={
          store.mayChange && (
            <Buttons failure={store.isCancelling ? null : act.failure}>
              <Button size="sm" loading={act.sending === 'remind'} onClick={() => void remind()}>
                <FormattedMessage {...messages.remind} />
              </Button>
              <Button size="sm" variant="ghost" onClick={() => store.askToCancel(true)}>
                <FormattedMessage {...messages.cancelAsking} />
              </Button>
            </Buttons>
          )
        }
      >
        <About addition={asked} report={report} />
      </Alert>
      <ConfirmDialog
        open={store.isCancelling}
        title={<FormattedMessage {...messages.cancelTitle} />}
        confirmLabel={intl.formatMessage(messages.cancelAsking)}
        cancelLabel={intl.formatMessage(messages.keep)}
        danger
        loading={act.sending === 'cancel'}
        onConfirm={() => void store.cancel()}
        onOpenChange={() => store.askToCancel(false)}
      >
        <Stack gap="3">
          <Text>
            <FormattedMessage {...messages.cancelText} />
          </Text>
          {act.failure && (
            <Text role="alert" color="danger.fg">
              <FormattedMessage {...failureMessages[act.failure]} />
            </Text>
          )}
        </Stack>
      </ConfirmDialog>
    </>
  );
});

/** Photos are refused, and nobody has told the customer. */
const Unsent = observer(function Unsent({ store }: { store: MoreStore }) {
  return (
    <Alert
      status="warning"
      icon={ImageOff}
      title={<FormattedMessage {...phrases.unsent} values={{ count: store.draft.photos.length }} />}
      action={
        <Buttons failure={null}>
          <Button size="sm" onClick={() => store.open()}>
            <FormattedMessage {...messages.ask} />
          </Button>
        </Buttons>
      }
    >
      <FormattedMessage {...messages.unsentText} />
    </Alert>
  );
});

function Added({ report, added }: { report: ViewedReport; added: Addition }) {
  const intl = useIntl();
  const date = shortDate(added.closed_at ?? added.asked_at, intl);
  const photos = report.report.uploads.filter(
    ({ filetype, addition_id: id }) => filetype === 'image' && id === added.id,
  ).length;
  return (
    <Alert
      status={added.reason ? 'warning' : 'success'}
      icon={CircleCheck}
      title={<FormattedMessage {...phrases.came} values={{ photos, date }} />}
    >
      <About addition={added} report={report} />
      {added.reason && (
        <>
          <br />
          <FormattedMessage {...phrases.without} values={{ reason: added.reason }} />
        </>
      )}
    </Alert>
  );
}

/** What was asked for, when and by whom. */
function About({ addition, report }: { addition: Addition; report: ViewedReport }) {
  const intl = useIntl();
  const date = shortDate(addition.asked_at, intl);
  const name = addition.asked_by?.name;
  return (
    <>
      {intl.formatList(askedParts(addition, report, intl), { type: 'unit' })}
      {' · '}
      {name ? (
        <FormattedMessage {...phrases.asked} values={{ date, name }} />
      ) : (
        <FormattedMessage {...phrases.askedBySomebody} values={{ date }} />
      )}
    </>
  );
}

interface ButtonsProps {
  failure: keyof typeof failureMessages | null;
  children: ReactNode;
}

/** The buttons of a notice, and why one of them failed. */
function Buttons({ failure, children }: ButtonsProps) {
  return (
    <Stack gap="2" paddingTop="1">
      <Inline gap="2">{children}</Inline>
      {failure && (
        <Text role="alert" color="danger.fg">
          <FormattedMessage {...failureMessages[failure]} />
        </Text>
      )}
    </Stack>
  );
}

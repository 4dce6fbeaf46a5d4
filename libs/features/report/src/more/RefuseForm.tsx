import { type RefusalReason, refusalReasons, textMaxLength } from '@forecourt/contract';
import { Stack, Text } from '@forecourt/ui/layout';
import { SegmentGroup } from '@forecourt/ui/segment-group';
import { TextArea } from '@forecourt/ui/text-area';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { reasonMessages, refusalMessages as messages } from './refusalMessages.ts';
import type { RefusalStore } from './RefusalStore.ts';

/** Why a photo is refused, in one press, and words for the customer. */
export const RefuseForm = observer(function RefuseForm({ store }: { store: RefusalStore }) {
  const intl = useIntl();
  return (
    <Stack gap="4">
      <SegmentGroup<RefusalReason>
        legend={<FormattedMessage {...messages.why} />}
        options={refusalReasons.map((value) => ({
          value,
          label: intl.formatMessage(reasonMessages[value]),
        }))}
        value={store.reason}
        onValueChange={({ value }) => store.choose(value)}
        error={store.gap === 'reason' ? intl.formatMessage(messages.noReason) : undefined}
      />
      <TextArea
        label={intl.formatMessage(messages.note)}
        optional={store.reason !== 'OTHER'}
        required={store.reason === 'OTHER'}
        rows={2}
        maxLength={textMaxLength}
        value={store.note}
        onChange={(event) => store.type(event.target.value)}
        error={store.gap === 'note' ? intl.formatMessage(messages.noNote) : undefined}
      />
      <Text color="fg.muted" textStyle="caption">
        <FormattedMessage {...messages.hint} />
      </Text>
    </Stack>
  );
});

import { hasCode } from '@forecourt/api-client';
import { partnerColors, type Invite } from '@forecourt/contract';
import { Skeleton } from '@forecourt/ui/skeleton';
import { EmptyState, ErrorState } from '@forecourt/ui/states';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { PartnerTheme } from '@forecourt/ui/theme';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { InviteStore } from '../InviteStore.ts';
import { messages } from '../messages.ts';
import { InviteForm } from '../parts/InviteForm.tsx';
import { framedRecipe } from './FramedInvite.recipe.ts';

export interface FramedInviteProps {
  store: InviteStore;
  /** `#RRGGBB` in place of the partner's first color. */
  color?: string | null;
  /** Below the form, such as the choice of a language. */
  footer?: ReactNode;
}

/** /embed/{uniqueId}: the form of the invite page alone, for a frame in another website. */
export const FramedInvite = observer(function FramedInvite(props: FramedInviteProps) {
  const { store, color, footer } = props;
  const styles = useSlotRecipe(framedRecipe);
  const { state, value } = store.invite;
  return (
    <main className={styles.page} aria-busy={!value && state.status !== 'error'}>
      <div className={styles.content}>
        {value ? (
          <>
            <Colors invite={value} color={color} />
            <InviteForm store={store} invite={value} />
            {footer}
          </>
        ) : state.status !== 'error' ? (
          <Waiting />
        ) : hasCode(state.error, 'NOT_FOUND') ? (
          <EmptyState title={<FormattedMessage {...messages.notFoundTitle} />}>
            <FormattedMessage {...messages.notFoundText} />
          </EmptyState>
        ) : (
          <ErrorState
            title={<FormattedMessage {...messages.failedTitle} />}
            onRetry={() => void store.load()}
          />
        )}
      </div>
    </main>
  );
});

function Colors({ invite, color }: { invite: Invite; color?: string | null }) {
  const { theme } = invite.customisation;
  const colors = useMemo(
    () => partnerColors(color ? { ...theme, ui_secondary_1: color } : theme),
    [theme, color],
  );
  return <PartnerTheme colors={colors} />;
}

function Waiting() {
  const intl = useIntl();
  return (
    <div role="status" aria-label={intl.formatMessage(messages.loading)}>
      <Skeleton width="80%" height="29px" />
      <Skeleton height="48px" />
      <Skeleton height="80px" />
      <Skeleton height="40px" />
    </div>
  );
}

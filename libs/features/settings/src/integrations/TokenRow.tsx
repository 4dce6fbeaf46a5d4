import type { ApiToken } from '@forecourt/contract';
import { formatDate, formatDateTime } from '@forecourt/platform';
import { Badge } from '@forecourt/ui/badge';
import { Button } from '@forecourt/ui/button';
import { ConfirmDialog } from '@forecourt/ui/dialog';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { integrationsRecipe } from './Integrations.recipe.ts';
import { messages, phrases, scopeMessages } from './messages.ts';
import type { TokensStore } from './TokensStore.ts';

interface TokenRowProps {
  store: TokensStore;
  token: ApiToken;
}

/** One token: what it may do, until when, by whom, its last use, and the way to end it. */
export const TokenRow = observer(function TokenRow({ store, token }: TokenRowProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(integrationsRecipe);
  const [asks, setAsks] = useState(false);
  const { id, name } = token;
  const isExpired = hasExpired(token);
  return (
    <li className={styles.row}>
      <div className={styles.main}>
        <div className={styles.name}>{name}</div>
        <div className={styles.quiet}>
          <span className={styles.code}>{`fct_…${token.ending}`}</span>
          <span>{expiryText(token, intl)}</span>
          <span>{usedText(token, intl)}</span>
          <span>
            <FormattedMessage {...phrases.by} values={{ who: token.created_by.name }} />
          </span>
        </div>
      </div>
      <Badge tone={isExpired ? 'warning' : 'neutral'}>
        <FormattedMessage {...(isExpired ? messages.expired : scopeMessages[token.scope])} />
      </Badge>
      <Button
        size="sm"
        loading={store.working === id}
        aria-label={intl.formatMessage(phrases.revokeOne, { name })}
        onClick={() => setAsks(true)}
      >
        <FormattedMessage {...messages.revoke} />
      </Button>
      <ConfirmDialog
        open={asks}
        danger
        title={intl.formatMessage(messages.askRevoke)}
        confirmLabel={intl.formatMessage(messages.revoke)}
        onOpenChange={() => setAsks(false)}
        onConfirm={() => {
          setAsks(false);
          void store.revoke(id);
        }}
      >
        <FormattedMessage {...phrases.revokeText} values={{ name }} />
      </ConfirmDialog>
    </li>
  );
});

function hasExpired({ expires_at }: ApiToken): boolean {
  return expires_at !== null && Date.parse(expires_at) <= Date.now();
}

function expiryText(token: ApiToken, intl: IntlShape): string {
  const { expires_at: at } = token;
  if (at === null) return intl.formatMessage(messages.endless);
  const phrase = hasExpired(token) ? phrases.ended : phrases.expires;
  return intl.formatMessage(phrase, { date: formatDate(at) });
}

function usedText({ last_used_at: at }: ApiToken, intl: IntlShape): string {
  if (at === null) return intl.formatMessage(messages.unused);
  return intl.formatMessage(phrases.used, { date: formatDateTime(at) });
}

import type { Invoice } from '@forecourt/contract';
import { formatDate, formatMoney } from '@forecourt/platform';
import { saveFile } from '@forecourt/platform/csv';
import { Badge } from '@forecourt/ui/badge';
import { IconButton } from '@forecourt/ui/icon-button';
import { InfiniteList } from '@forecourt/ui/infinite-list';
import { RowSkeleton } from '@forecourt/ui/skeleton';
import { EmptyState } from '@forecourt/ui/states';
import { useSlotRecipe } from '@forecourt/ui/styling';
import Download from 'lucide-react/icons/download';
import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { billingRecipe } from '../BillingScreen.recipe.ts';
import type { BillingStore } from '../BillingStore.ts';
import { invoiceCsv } from '../invoiceCsv.ts';
import { messages, phrases, statusNames } from '../messages.ts';

const keyOf = ({ id }: Invoice): string => id;
const draw = (invoice: Invoice) => <InvoiceRow invoice={invoice} />;

/** The monthly charges, newest first. */
export const Invoices = observer(function Invoices({ store }: { store: BillingStore }) {
  const intl = useIntl();
  const styles = useSlotRecipe(billingRecipe);
  const { invoices } = store;
  return (
    <div className={styles.list}>
      <InfiniteList
        label={intl.formatMessage(messages.invoices)}
        items={invoices.items}
        getKey={keyOf}
        renderItem={useCallback(draw, [])}
        status={invoices.infinite}
        rowHeight={64}
        plainRows
        measured
        skeleton={<RowSkeleton picture={false} />}
        onLoadMore={() => void invoices.loadMore()}
        onRetry={() => void invoices.retry()}
        empty={<EmptyState title={intl.formatMessage(messages.noInvoices)} />}
        end={<span className={styles.end}>{intl.formatMessage(messages.allInvoices)}</span>}
      />
    </div>
  );
});

function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const { locale, formatMessage } = useIntl();
  const styles = useSlotRecipe(billingRecipe);
  const { number, issued_at, amount, currency_code: currency, status, lines } = invoice;
  const money = (value: number): string => formatMoney(value, currency, locale);
  return (
    <div className={styles.row}>
      <div className={styles.main}>
        <div className={styles.title}>{number}</div>
        <div className={styles.quiet}>
          {formatDate(issued_at)}
          {' · '}
          {lines
            .map(({ text, amount: part }) =>
              formatMessage(phrases.line, { text, amount: money(part) }),
            )
            .join(', ')}
        </div>
      </div>
      <div className={styles.state}>
        <Badge
          tone={status === 'PAID' ? 'success' : 'info'}
          dot={status === 'PAID' ? 'full' : 'ring'}
        >
          <FormattedMessage {...statusNames[status]} />
        </Badge>
      </div>
      <div className={styles.amount}>{money(amount)}</div>
      <IconButton
        icon={Download}
        label={formatMessage(phrases.download, { number })}
        onClick={() => saveFile(`${number}.csv`, invoiceCsv(invoice), 'text/csv')}
      />
    </div>
  );
}

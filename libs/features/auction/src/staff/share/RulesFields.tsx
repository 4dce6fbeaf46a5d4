import type { CurrencyCode } from '@forecourt/contract';
import { formatMoney } from '@forecourt/platform';
import { Button } from '@forecourt/ui/button';
import { Checkbox } from '@forecourt/ui/checkbox';
import { PriceField } from '@forecourt/ui/price-field';
import { RowSkeleton } from '@forecourt/ui/skeleton';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { priceProblems } from '../../shared/messages.ts';
import { Note } from '../../shared/Note.tsx';
import { amountOf, readPrice } from '../../shared/price.ts';
import { Fold } from '../../shared/Fold.tsx';
import {
  priceRuleHints,
  priceRuleLabels,
  ruleMessages as messages,
  rulePhrases as phrases,
  ruleProblems,
  wayHints,
  wayLabels,
} from './ruleMessages.ts';
import { type PriceRule, priceRules, type RulesDraft, type WayRule } from './RulesDraft.ts';
import { shareMessages } from './shareMessages.ts';
import { shareRecipe } from './ShareScreen.recipe.ts';
import type { ShareStore } from './ShareStore.ts';

/** The rules, two lines with the partner's defaults; a press opens each. */
export const RulesFields = observer(function RulesFields({ store }: { store: ShareStore }) {
  const intl = useIntl();
  const { rules, defaults, subject } = store;
  if (!store.hasRules) {
    if (defaults.state.status !== 'error') return <RowSkeleton />;
    return (
      <Note tone="danger" role="alert">
        <FormattedMessage {...shareMessages.notLoaded} />{' '}
        <Button variant="plain" size="sm" onClick={() => void store.load()}>
          <FormattedMessage {...shareMessages.retry} />
        </Button>
      </Note>
    );
  }
  const currency = subject?.currency ?? 'USD';
  const isWrong = Object.keys(rules.problems).length > 0;
  return (
    <>
      <Rules
        name={<FormattedMessage {...messages.prices} />}
        gist={priceGist(rules, currency, intl)}
        isOpen={store.isChecked && isWrong}
      >
        {priceRules.map((name) => (
          <Price key={name} store={store} name={name} currency={currency} />
        ))}
      </Rules>
      <Rules
        name={<FormattedMessage {...messages.ways} />}
        gist={wayGist(rules, intl)}
        isOpen={rules.isMixed}
      >
        {WAYS.map((name) => (
          <Way key={name} rules={rules} name={name} />
        ))}
        {rules.isMixed && (
          <Note tone="danger" role="alert">
            <FormattedMessage {...messages.mixed} />
          </Note>
        )}
      </Rules>
    </>
  );
});

const WAYS = ['extension', 'proxy_bids', 'sealed'] as const;

interface RulesProps {
  name: ReactNode;
  gist: string;
  isOpen: boolean;
  children: ReactNode;
}

/** Some of the rules as one line that says what they are now. */
function Rules({ name, gist, isOpen, children }: RulesProps) {
  const styles = useSlotRecipe(shareRecipe);
  return (
    <Fold
      open={isOpen || undefined}
      name={
        <span className={styles.rules}>
          {name}
          <span className={styles.gist}>{gist}</span>
        </span>
      }
    >
      {children}
    </Fold>
  );
}

interface PriceProps {
  store: ShareStore;
  name: PriceRule;
  currency: CurrencyCode;
}

const Price = observer(function Price({ store, name, currency }: PriceProps) {
  const intl = useIntl();
  const [isLeft, setLeft] = useState(false);
  const { rules, isChecked } = store;
  const problem = isLeft || isChecked ? rules.problems[name] : undefined;
  const text =
    problem === 'belowMinimum' || problem === 'belowReserve'
      ? ruleProblems[problem]
      : problem && priceProblems[problem];
  return (
    <PriceField
      label={intl.formatMessage(priceRuleLabels[name])}
      hint={intl.formatMessage(priceRuleHints[name])}
      optional={name !== 'min_raise'}
      currency={currency}
      maxLength={14}
      value={rules.prices[name]}
      error={text && intl.formatMessage(text)}
      onBlur={() => setLeft(true)}
      onValueChange={({ value }) => rules.type(name, value)}
    />
  );
});

const Way = observer(function Way({ rules, name }: { rules: RulesDraft; name: WayRule }) {
  const intl = useIntl();
  return (
    <Checkbox
      checked={rules.ways[name]}
      hint={intl.formatMessage(wayHints[name])}
      onCheckedChange={({ checked }) => rules.turn(name, checked)}
    >
      <FormattedMessage {...wayLabels[name]} />
    </Checkbox>
  );
});

/** The price rules that there are, in one line. */
function priceGist({ prices }: RulesDraft, currency: CurrencyCode, intl: IntlShape): string {
  const parts = [
    ['min_bid', phrases.minimum],
    ['min_raise', phrases.raise],
    ['reserve_price', phrases.reserve],
    ['buy_now_price', phrases.buyNow],
  ] as const;
  const known = parts.flatMap(([name, phrase]) => {
    const read = readPrice(prices[name]);
    if ('problem' in read) return [];
    const price = formatMoney(amountOf(read.cents), currency, intl.locale);
    return [intl.formatMessage(phrase, { price })];
  });
  return known.join(' · ');
}

/** The ways that are on, in one line. */
function wayGist({ ways }: RulesDraft, intl: IntlShape): string {
  const on = WAYS.filter((name) => ways[name]).map((name) => intl.formatMessage(wayLabels[name]));
  return on.length > 0 ? on.join(' · ') : intl.formatMessage(messages.plain);
}

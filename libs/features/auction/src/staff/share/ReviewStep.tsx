import { Button } from '@forecourt/ui/button';
import { Checkbox } from '@forecourt/ui/checkbox';
import { DateTime } from '@forecourt/ui/date-time';
import { KeyValueList } from '@forecourt/ui/key-value-list';
import { RowSkeleton } from '@forecourt/ui/skeleton';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { Note } from '../../shared/Note.tsx';
import { RuleLines } from '../../shared/RuleLines.tsx';
import { Fold } from '../../shared/Fold.tsx';
import { reachText } from '../../shared/reachText.ts';
import { invitationOf } from './invitation.ts';
import { shareMessages as messages, sharePhrases as phrases } from './shareMessages.ts';
import { shareRecipe } from './ShareScreen.recipe.ts';
import type { ShareStep, ShareStore } from './ShareStore.ts';

/** All of it once more before dealers are told: whom, until when, by which rules, in which words. */
export const ReviewStep = observer(function ReviewStep({ store }: { store: ShareStore }) {
  const { last, invited } = store;
  const isFailed = last.state.status === 'error' || invited.state.status === 'error';
  if (isFailed) {
    return (
      <Note tone="danger" role="alert">
        <FormattedMessage {...messages.notLoaded} />{' '}
        <Button variant="plain" size="sm" onClick={() => void store.reload()}>
          <FormattedMessage {...messages.retry} />
        </Button>
      </Note>
    );
  }
  if (!invited.value) {
    return (
      <div aria-busy>
        <RowSkeleton />
        <RowSkeleton />
        <RowSkeleton />
      </div>
    );
  }
  return (
    <>
      <Whom store={store} />
      <Terms store={store} />
      <Message store={store} />
      {store.canKeepRules && (
        <Checkbox
          checked={store.keepsRules}
          hint={<FormattedMessage {...messages.keepRulesHint} />}
          onCheckedChange={({ checked }) => store.keepRules(checked)}
        >
          <FormattedMessage {...messages.keepRules} />
        </Checkbox>
      )}
    </>
  );
});

interface PartProps {
  store: ShareStore;
  title: ReactNode;
  /** The step that changes it. */
  step?: ShareStep;
  children: ReactNode;
}

function Part({ store, title, step, children }: PartProps) {
  const styles = useSlotRecipe(shareRecipe);
  return (
    <section className={styles.part}>
      <div className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        {step && (
          <Button
            variant="plain"
            size="sm"
            disabled={store.sending}
            onClick={() => store.goTo(step)}
          >
            <FormattedMessage {...messages.change} />
          </Button>
        )}
      </div>
      {children}
    </section>
  );
}

/** How many names are said before the rest is a press away. */
const NAMED = 4;

const Whom = observer(function Whom({ store }: { store: ShareStore }) {
  const { locale, formatList } = useIntl();
  const styles = useSlotRecipe(shareRecipe);
  const dealers = store.invited.value ?? [];
  const leftOut = store.last.value?.left_out ?? 0;
  const count = dealers.length;
  const some = dealers.slice(0, NAMED).map(({ name }) => name);
  const rest = count - some.length;
  const names = rest > 0 ? [...some, `+${rest.toLocaleString(locale)}`] : some;
  return (
    <Part store={store} step="dealers" title={<FormattedMessage {...messages.dealers} />}>
      {leftOut > 0 && (
        <Note tone="warning">
          {count > 0 ? (
            <FormattedMessage {...phrases.leftOut} values={{ count: leftOut }} />
          ) : (
            <FormattedMessage {...messages.nobodyLeft} />
          )}
        </Note>
      )}
      {count > 0 && (
        <Fold
          name={
            <span className={styles.rules}>
              <FormattedMessage {...phrases.whom} values={{ count }} />
              <bdi className={styles.gist}>{formatList(names, { type: 'unit' })}</bdi>
            </span>
          }
        >
          <ul className={styles.names}>
            {dealers.map(({ id, name, email }) => (
              <li key={id}>
                <bdi>{name}</bdi>
                <span className={styles.gist}>{email}</span>
              </li>
            ))}
          </ul>
        </Fold>
      )}
    </Part>
  );
});

/** Until when, what is asked of dealers, and the rules. */
const Terms = observer(function Terms({ store }: { store: ShareStore }) {
  const styles = useSlotRecipe(shareRecipe);
  const { locale } = useIntl();
  const { settings, endsAt, subject } = store;
  const { counts, requirements } = settings;
  const { publicRules } = store.rules;
  if (!counts || endsAt === null || !publicRules || !subject) return null;
  const closes = (
    <span className={styles.facts}>
      <DateTime value={endsAt} format="zoned" />
      <span className={styles.gist}>
        <FormattedMessage {...phrases.after} values={{ hours: counts.hours }} />
      </span>
    </span>
  );
  const asked = requirements.trim();
  const distance = reachText(counts.miles, subject.unit ?? 'mi', locale);
  return (
    <>
      <Part store={store} step="settings" title={<FormattedMessage {...messages.times} />}>
        <KeyValueList
          items={[
            item('closes', messages.closes, closes),
            item(
              'holds',
              messages.holds,
              <FormattedMessage {...phrases.validity} values={{ days: counts.days, distance }} />,
            ),
            ...(asked ? [item('asked', messages.requirements, asked)] : []),
          ]}
        />
      </Part>
      <Part store={store} step="settings" title={<FormattedMessage {...messages.rulesTold} />}>
        <div className={styles.lines}>
          <RuleLines rules={publicRules} currency={subject.currency} />
        </div>
      </Part>
    </>
  );
});

const item = (key: string, label: MessageDescriptor, value: ReactNode) => ({
  key,
  label: <FormattedMessage {...label} />,
  value,
});

/** The invitation, word for word. */
const Message = observer(function Message({ store }: { store: ShareStore }) {
  const { formatMessage } = useIntl();
  const styles = useSlotRecipe(shareRecipe);
  const { endsAt, subject } = store;
  const { publicRules } = store.rules;
  if (endsAt === null || !subject || !publicRules) return null;
  const { subject: title, text } = invitationOf({
    partner: subject.partner ?? '',
    car: subject.car ?? 'a car',
    link: formatMessage(messages.ownLink),
    endsAt,
    rules: publicRules,
    currency: subject.currency,
    timeZone: subject.timeZone ?? 'UTC',
  });
  return (
    <Part store={store} title={<FormattedMessage {...messages.message} />}>
      <div className={styles.message}>
        <p className={styles.subject}>{title}</p>
        <p className={styles.text}>{text}</p>
      </div>
    </Part>
  );
});

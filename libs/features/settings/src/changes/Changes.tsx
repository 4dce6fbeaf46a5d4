import type { IdentifierUse, Role, SectionNeed, SettingsChange } from '@forecourt/contract';
import { flowNames } from '@forecourt/platform/flow-words';
import { distanceUnitNames } from '@forecourt/platform/request-words';
import { roleNames } from '@forecourt/platform/role-words';
import { Avatar } from '@forecourt/ui/avatar';
import { Badge } from '@forecourt/ui/badge';
import { DateTime } from '@forecourt/ui/date-time';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { type IntlShape, type MessageDescriptor, useIntl } from 'react-intl';
import { fieldMessages } from '../fieldMessages.ts';
import { countriesText, inLanguage } from '../fieldText.ts';
import { messages as deals } from '../general/messages.ts';
import { History } from '../history/History.tsx';
import { historyRecipe } from '../history/History.recipe.ts';
import { messages as common } from '../messages.ts';
import { askMessages, messages as sections, needMessages } from '../sections/messages.ts';
import { Swatch } from '../parts/Swatch.tsx';
import type { ChangesStore } from './ChangesStore.ts';
import { changeAreas, messages, personChanges } from './messages.ts';

/** The change history, below the settings; loaded on demand. */
export function Changes({ store }: { store: ChangesStore }) {
  return (
    <History store={store} words={messages}>
      {(change) => <Change key={change.id} change={change} />}
    </History>
  );
}

function Change({ change }: { change: SettingsChange }) {
  const intl = useIntl();
  const styles = useSlotRecipe(historyRecipe);
  const { actor, area, flow, before, after, inserted_at } = change;
  return (
    <li className={styles.change}>
      <Avatar name={actor.name} />
      <div className={styles.words}>
        <span className={styles.who}>
          {actor.name}
          <Badge>{intl.formatMessage(changeAreas[area])}</Badge>
          {flow && <Badge outline>{intl.formatMessage(flowNames[flow])}</Badge>}
          <span className={styles.when}>
            <DateTime value={inserted_at} />
          </span>
        </span>
        <span className={styles.value}>
          <span className={styles.field}>{labelOf(change, intl)}</span>
          <Value change={change} text={before} /> → <Value change={change} text={after} />
        </span>
      </div>
    </li>
  );
}

/** Before the field of a rule about an identifier, such as `identifiers.claim_number.mask`. */
const identifiers = /^identifiers\./;

/** A field's name as in the forms, with the language or the person that it is of. */
export function labelOf({ field }: Pick<SettingsChange, 'field'>, intl: IntlShape): string {
  const name = field.replace(identifiers, '').replaceAll('.', '_');
  const message = fieldMessages[name] ?? fieldMessages[field];
  if (message) return intl.formatMessage(message);
  const [email, what] = field.split(' ');
  if (email && what && what in personChanges) {
    return intl.formatMessage(personChanges[what as keyof typeof personChanges], { email });
  }
  const [code, text = ''] = field.split('.');
  const translated = fieldMessages[text];
  return translated ? inLanguage(intl.formatMessage(translated), code, intl) : field;
}

/** Values that are codes, in words. */
const valueMessages: Readonly<Record<string, MessageDescriptor>> = {
  'deals.withdrawal_fee KEPT': deals.kept,
  'deals.withdrawal_fee RETURNED': deals.returned,
  'distance_unit mi': distanceUnitNames.mi,
  'distance_unit km': distanceUnitNames.km,
};

function Value({ change, text }: { change: SettingsChange; text: string | null }) {
  const intl = useIntl();
  const words = valueMessages[`${change.field} ${text}`];
  if (words) return <span>{intl.formatMessage(words)}</span>;
  if (change.field === 'sms_countries') return <span>{countriesText(text, intl)}</span>;
  if (identifiers.test(change.field)) {
    if (text === null) return <span>{intl.formatMessage(sections.anything)}</span>;
    const use = askMessages[text as IdentifierUse] as MessageDescriptor | undefined;
    if (use) return <span>{intl.formatMessage(use)}</span>;
  }
  if (text === null || text === '') return <span>{intl.formatMessage(messages.nothing)}</span>;
  if (text === 'true' || text === 'false') {
    return <span>{intl.formatMessage(text === 'true' ? common.on : common.off)}</span>;
  }
  if (change.area === 'SECTIONS' && text in needMessages) {
    return <span>{intl.formatMessage(needMessages[text as SectionNeed])}</span>;
  }
  if (change.area === 'USERS' && text in roleNames) {
    return <span>{intl.formatMessage(roleNames[text as Role])}</span>;
  }
  const short = text.length > 80 ? `${text.slice(0, 77)}…` : text;
  return (
    <span>
      <Swatch text={text} />
      {short}
    </span>
  );
}

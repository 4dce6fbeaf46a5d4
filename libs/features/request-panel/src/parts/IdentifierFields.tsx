import { exampleOf, firstDayOfLoss, identifierMaxLength } from '@forecourt/contract';
import { detailNames, identifierSentences } from '@forecourt/platform/request-words';
import { TextField } from '@forecourt/ui/text-field';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import type { RequestPanelStore } from '../RequestPanelStore.ts';
import { fieldText } from './fieldText.ts';

/** What staff give of the claim: the identifiers that the flow uses. */
export const IdentifierFields = observer(function IdentifierFields({
  store,
}: {
  store: RequestPanelStore;
}) {
  const intl = useIntl();
  return store.asked.map((name) => {
    const { use, mask } = store.terms.rules![name];
    const code = store.errors[`identifiers.${name}`];
    return (
      <TextField
        key={name}
        {...(name === 'date_of_loss'
          ? { type: 'date', min: firstDayOfLoss }
          : { maxLength: identifierMaxLength, autoCapitalize: 'characters', spellCheck: false })}
        label={intl.formatMessage(detailNames[name])}
        required={use === 'REQUIRED'}
        optional={use === 'OPTIONAL'}
        autoComplete="off"
        value={store.identifiers[name] ?? ''}
        hint={mask && intl.formatMessage(identifierSentences.like, { example: exampleOf(mask) })}
        error={code && intl.formatMessage(fieldText(`identifiers.${name}`, code))}
        onChange={(event) => store.identify(name, event.target.value)}
      />
    );
  });
});

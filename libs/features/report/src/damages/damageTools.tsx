import type { DamageLocation } from '@forecourt/contract';
import { Button } from '@forecourt/ui/button';
import MapPin from 'lucide-react/icons/map-pin';
import Pencil from 'lucide-react/icons/pencil';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import type { DamageTools } from './damageContext.ts';
import type { DamageEditStore } from './DamageEditStore.ts';
import { EditDialog } from './EditDialog.tsx';
import { editMessages } from './editMessages.ts';
import { PlacingDialog } from './PlacingDialog.tsx';
import { placingMessages as messages, placingPhrases as phrases } from './placingMessages.ts';
import type { PlacingStore } from './PlacingStore.ts';
import type { RemovalStore } from './RemovalStore.ts';
import { RemoveButton } from './RemoveButton.tsx';

/** What staff do with damages, for `DamageToolsProvider`. */
export function damageTools(
  store: PlacingStore,
  editing: DamageEditStore,
  removal: RemovalStore,
): DamageTools {
  return {
    Action: (props) => (
      <>
        <PlaceButton store={store} {...props} />
        <EditButton store={editing} {...props} />
        <RemoveButton store={removal} {...props} />
      </>
    ),
    Placing: ({ scan }) => <PlacingOf store={store} scan={scan} />,
  };
}

interface PlaceButtonProps {
  store: PlacingStore;
  damage: DamageLocation;
  name: string;
}

const PlaceButton = observer(function PlaceButton({ store, damage, name }: PlaceButtonProps) {
  const intl = useIntl();
  if (!store.mayPlace) return null;
  return (
    <Button
      size="sm"
      variant="plain"
      icon={MapPin}
      aria-label={intl.formatMessage(damage.pin ? phrases.changeOf : phrases.placeOf, { name })}
      onClick={() => store.begin(damage)}
    >
      <FormattedMessage {...(damage.pin ? messages.change : messages.place)} />
    </Button>
  );
});

interface EditButtonProps {
  store: DamageEditStore;
  damage: DamageLocation;
  name: string;
}

const EditButton = observer(function EditButton({ store, damage, name }: EditButtonProps) {
  const intl = useIntl();
  if (!store.mayChange) return null;
  return (
    <>
      <Button
        size="sm"
        variant="plain"
        icon={Pencil}
        aria-label={intl.formatMessage(editMessages.editOf, { name })}
        onClick={() => store.begin(damage)}
      >
        <FormattedMessage {...editMessages.edit} />
      </Button>
      <EditDialog store={store} damageId={damage.id} name={name} />
    </>
  );
});

const PlacingOf = observer(function PlacingOf({
  store,
  scan,
}: Parameters<typeof PlacingDialog>[0]) {
  return store.damage ? <PlacingDialog key={store.damage.id} store={store} scan={scan} /> : null;
});

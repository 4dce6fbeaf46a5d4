import type { DealerGroup } from '@forecourt/contract';
import { Button } from '@forecourt/ui/button';
import { ConfirmDialog, Modal } from '@forecourt/ui/dialog';
import { IconButton } from '@forecourt/ui/icon-button';
import { Stack, Text } from '@forecourt/ui/layout';
import { NativeSelect } from '@forecourt/ui/native-select';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { TextField } from '@forecourt/ui/text-field';
import { showToast } from '@forecourt/ui/toast';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type GroupChoice, newGroup } from './GroupChoice.ts';
import { groupsRecipe } from './Groups.recipe.ts';
import { groupMessages as messages, groupSentences as sentences } from './messages.ts';

interface GroupProps {
  choice: GroupChoice;
}

/** The dialogs about groups: adding dealers to one, and managing them. */
export default observer(function GroupDialogs({ choice }: GroupProps) {
  return (
    <>
      {choice.dealers && <AddToGroup choice={choice} />}
      {choice.isManaging && <ManageGroups choice={choice} />}
      {choice.removing && <RemoveGroup choice={choice} group={choice.removing} />}
    </>
  );
});

const formId = 'add-to-group';

const AddToGroup = observer(function AddToGroup({ choice }: GroupProps) {
  const intl = useIntl();
  const { store, dealers, group, saving } = choice;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void choice.add().then((added) => {
      if (!added) return;
      store.selection.clear();
      showToast({ title: intl.formatMessage(sentences.added, added), tone: 'success' });
    });
  };
  const names = store.groups.map(({ id, name }) => ({ value: id, label: name }));
  const options = [...names, { value: newGroup, label: intl.formatMessage(messages.newGroup) }];
  return (
    <Modal
      size="sm"
      title={intl.formatMessage(sentences.title, { count: dealers?.length ?? 0 })}
      onOpenChange={() => choice.close()}
      footer={
        <>
          <Button onClick={() => choice.close()}>{intl.formatMessage(messages.cancel)}</Button>
          <Button variant="solid" type="submit" form={formId} loading={saving}>
            {intl.formatMessage(messages.add)}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Stack gap="4">
          {names.length > 0 && (
            <NativeSelect
              label={intl.formatMessage(messages.group)}
              options={options}
              value={group}
              onChange={(event) => choice.choose(event.target.value)}
            />
          )}
          {group === newGroup && <NameField choice={choice} />}
          <Problem choice={choice} />
        </Stack>
      </form>
    </Modal>
  );
});

const ManageGroups = observer(function ManageGroups({ choice }: GroupProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(groupsRecipe);
  const { store, saving, renaming } = choice;
  const create = (event: FormEvent): void => {
    event.preventDefault();
    void choice.create();
  };
  return (
    <Modal
      title={intl.formatMessage(messages.manage)}
      onOpenChange={() => choice.close()}
      footer={<Button onClick={() => choice.close()}>{intl.formatMessage(messages.close)}</Button>}
    >
      {store.groups.length === 0 ? (
        <Text color="fg.muted">{intl.formatMessage(messages.none)}</Text>
      ) : (
        <ul className={styles.list}>
          {store.groups.map((group) => (
            <li key={group.id} className={styles.row}>
              <GroupRow choice={choice} group={group} />
            </li>
          ))}
        </ul>
      )}
      {renaming === null && (
        <form className={styles.form} onSubmit={create} noValidate>
          <NameField choice={choice} />
          <Button type="submit" loading={saving}>
            {intl.formatMessage(messages.add)}
          </Button>
        </form>
      )}
      <Problem choice={choice} />
    </Modal>
  );
});

const GroupRow = observer(function GroupRow({
  choice,
  group,
}: GroupProps & { group: DealerGroup }) {
  const intl = useIntl();
  const styles = useSlotRecipe(groupsRecipe);
  const { id, name, dealers: count } = group;
  const { saving, renaming } = choice;
  if (renaming === id) {
    const submit = (event: FormEvent): void => {
      event.preventDefault();
      void choice.saveName();
    };
    return (
      <form className={styles.form} onSubmit={submit} noValidate>
        <NameField choice={choice} isFocused />
        <Button type="submit" variant="solid" loading={saving}>
          {intl.formatMessage(messages.save)}
        </Button>
        <Button onClick={() => choice.rename(null)}>{intl.formatMessage(messages.cancel)}</Button>
      </form>
    );
  }
  return (
    <>
      <bdi className={styles.name}>{name}</bdi>
      <span className={styles.count}>
        <FormattedMessage {...sentences.members} values={{ count }} />
      </span>
      <IconButton
        icon={Pencil}
        label={intl.formatMessage(sentences.rename, { name })}
        onClick={() => choice.rename(id)}
      />
      <IconButton
        icon={Trash2}
        label={intl.formatMessage(sentences.remove, { name })}
        disabled={saving}
        onClick={() => choice.askRemoval(group)}
      />
    </>
  );
});

/** Asks before a group is removed, and says what stays. */
const RemoveGroup = observer(function RemoveGroup({
  choice,
  group: { name, dealers: count },
}: GroupProps & { group: DealerGroup }) {
  const intl = useIntl();
  return (
    <ConfirmDialog
      danger
      open
      title={intl.formatMessage(sentences.removeTitle, { name })}
      confirmLabel={intl.formatMessage(messages.remove)}
      loading={choice.saving}
      onConfirm={() => void choice.remove()}
      onOpenChange={() => choice.askRemoval(null)}
    >
      <Text>{intl.formatMessage(sentences.removeText, { count })}</Text>
      <Problem choice={choice} />
    </ConfirmDialog>
  );
});

const NameField = observer(function NameField({
  choice,
  isFocused,
}: GroupProps & { isFocused?: boolean }) {
  const intl = useIntl();
  const { name, problem } = choice;
  const isWrong = problem === 'missing' || problem === 'duplicate';
  return (
    <TextField
      label={intl.formatMessage(messages.name)}
      hint={isFocused ? undefined : intl.formatMessage(messages.nameHint)}
      maxLength={MAX_NAME_LENGTH}
      autoComplete="off"
      autoFocus={isFocused}
      value={name}
      onChange={(event) => choice.type(event.target.value)}
      error={isWrong ? intl.formatMessage(messages[problem]) : undefined}
    />
  );
});

const MAX_NAME_LENGTH = 60;

const Problem = observer(function Problem({ choice }: GroupProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(groupsRecipe);
  return (
    <p role="alert" className={styles.alert} hidden={choice.problem !== 'failed'}>
      {choice.problem === 'failed' && intl.formatMessage(messages.failed)}
    </p>
  );
});

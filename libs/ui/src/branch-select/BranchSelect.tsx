import Building2 from 'lucide-react/icons/building-2';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import { Icon } from '../icon/Icon.tsx';
import { Picker } from '../picker/Picker.tsx';
import { useSlotRecipe } from '../styling/useRecipe.ts';
import { useUiText } from '../text/UiTextProvider.tsx';
import { branchRecipe } from './BranchSelect.recipe.ts';

export interface Branch {
  id: string;
  name: string;
}

export interface BranchSelectProps {
  branches: readonly Branch[];
  /** Id of the current branch. */
  value: string | null;
  onValueChange: (details: { value: string }) => void;
  /** Only its icon, in a narrow bar. @default false */
  compact?: boolean;
}

/** Chooses the partner account to work for, with a search box. Opens upwards. */
export function BranchSelect({ branches, value, onValueChange, compact }: BranchSelectProps) {
  const styles = useSlotRecipe(branchRecipe, { compact });
  const text = useUiText();
  const name = branches.find(({ id }) => id === value)?.name ?? '—';
  return (
    <Picker
      options={branches.map((branch) => ({ value: branch.id, label: branch.name }))}
      value={value}
      onValueChange={onValueChange}
      label={text.branch}
      searchLabel={text.searchBranch}
      emptyText={text.noBranch}
      placement="top-start"
      trigger={(trigger) => (
        <button
          type="button"
          className={styles.trigger}
          title={compact ? name : undefined}
          {...trigger}
        >
          <Icon icon={Building2} size={18} />
          <span className={styles.words}>
            <span className={styles.label}>{text.branch}</span>
            <span className={styles.name}>{name}</span>
          </span>
          {!compact && <Icon icon={ChevronsUpDown} size={14} />}
        </button>
      )}
    />
  );
}

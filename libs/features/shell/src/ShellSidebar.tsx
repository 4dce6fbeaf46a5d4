import { BranchSelect, type Branch } from '@forecourt/ui/branch-select';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { MainMenu, type MainMenuProps } from './MainMenu.tsx';
import { Logo } from './parts/Logo.tsx';
import { sidebarRecipe } from './ShellSidebar.recipe.ts';
import { useMenuShape } from './useMenuShape.ts';

export interface ShellSidebarProps extends MainMenuProps {
  /** Target of the logo: the home page of the current area (spec §2). */
  homePath: string;
  branches: readonly Branch[];
  /** Id of the current branch; null while unknown. */
  currentBranch: string | null;
  onBranch: (id: string) => void;
}

/** The left sidebar: logo, main menu, and the branch selector at the bottom. */
export const ShellSidebar = observer(function ShellSidebar(props: ShellSidebarProps) {
  const { homePath, branches, currentBranch, onBranch, ...menu } = props;
  const styles = useSlotRecipe(sidebarRecipe);
  const isRail = useMenuShape(props.store).shape === 'rail';
  return (
    <>
      <div className={styles.logo}>
        <Logo homePath={homePath} />
      </div>
      <MainMenu {...menu} />
      {branches.length > 0 && (
        <div className={styles.foot}>
          <BranchSelect
            compact={isRail}
            branches={branches}
            value={currentBranch}
            onValueChange={({ value }) => onBranch(value)}
          />
        </div>
      )}
    </>
  );
});

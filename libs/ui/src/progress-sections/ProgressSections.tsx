import Check from 'lucide-react/icons/check';
import { Icon } from '../icon/Icon.tsx';
import { useNavigation } from '../navigation/NavigationProvider.tsx';
import { useSlotRecipe } from '../styling/useRecipe.ts';
import { useUiText } from '../text/UiTextProvider.tsx';
import { sectionsRecipe } from './ProgressSections.recipe.ts';

export interface ProgressSection {
  id: string;
  label: string;
  href: string;
  /** done, partial, active (being filled), todo, or skipped by the customer. */
  state: 'done' | 'partial' | 'active' | 'todo' | 'skipped';
  /** What a skipped section means, or how much of a partial one is there. @default 'Not provided' */
  skippedText?: string;
  /** Required and not complete: what is said of it stands out. @default false */
  lacking?: boolean;
}

export interface ProgressSectionsProps {
  sections: readonly ProgressSection[];
  /** Id of the current section. */
  current?: string;
  /** Low rows, for a list beside other content; says which are missing. @default false */
  compact?: boolean;
  /** @default 'Sections' */
  label?: string;
}

/** The sections of a report: the current one, and which are done. */
export function ProgressSections(props: ProgressSectionsProps) {
  const { sections, current, compact, label } = props;
  const styles = useSlotRecipe(sectionsRecipe, { compact });
  const { Link } = useNavigation();
  const text = useUiText();
  return (
    <nav aria-label={label ?? text.steps}>
      <ol className={styles.root}>
        {sections.map((section) => (
          <li key={section.id}>
            <Link
              href={section.href}
              className={styles.link}
              aria-current={section.id === current ? 'true' : undefined}
            >
              <span className={styles.mark} data-state={section.state}>
                {section.state === 'done' && <Icon icon={Check} size={14} label={text.done} />}
              </span>
              <span className={styles.label}>{section.label}</span>
              {(section.state === 'skipped' || section.state === 'partial') && (
                <span className={styles.said} data-lacking={section.lacking || undefined}>
                  {section.skippedText ?? text.notProvided}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

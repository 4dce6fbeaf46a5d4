import Check from 'lucide-react/icons/check';
import { Icon } from '../icon/Icon.tsx';
import { useNavigation } from '../navigation/NavigationProvider.tsx';
import { slotRecipe } from '../styling/recipe.ts';
import { useSlotStyles } from '../styling/use-styles.ts';
import { useUiText } from '../text/UiTextProvider.tsx';

const sectionsRecipe = slotRecipe({
  className: 'progress-sections',
  slots: ['root', 'link', 'mark', 'label', 'said'],
  base: {
    root: { display: 'flex', flexDirection: 'column' },
    link: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: '36px',
      paddingInline: '2',
      borderRadius: 'md',
      color: 'fg.muted',
      textDecoration: 'none',
      transition: 'common',
      focusRing: 'inside',
      _coarse: { minHeight: '44px' },
      _hover: { backgroundColor: 'bg.muted', color: 'fg.default' },
      _current: { color: 'fg.default', fontWeight: 600, backgroundColor: 'accent.subtle' },
    },
    mark: {
      display: 'grid',
      placeItems: 'center',
      flexShrink: 0,
      width: '18px',
      height: '18px',
      borderWidth: '1.5px',
      borderStyle: 'solid',
      borderColor: 'line.strong',
      borderRadius: 'full',
      '&[data-state=done]': {
        borderColor: 'progress.edge',
        backgroundColor: 'progress.solid',
        color: 'progress.contrast',
      },
      '&[data-state=active]': { borderColor: 'progress.edge', borderWidth: '5px' },
      '&[data-state=skipped]': { borderStyle: 'dashed' },
    },
    label: { flex: 1, minWidth: 0, truncate: true },
    said: { srOnly: true },
  },
});

export interface ProgressSection {
  id: string;
  label: string;
  href: string;
  /** done, active (being filled), todo, or skipped by the customer. */
  state: 'done' | 'active' | 'todo' | 'skipped';
}

export interface ProgressSectionsProps {
  sections: readonly ProgressSection[];
  /** Id of the current section. */
  current?: string;
  /** @default 'Sections' */
  label?: string;
}

/** The sections of a report: the current one, and which are done. */
export function ProgressSections({ sections, current, label }: ProgressSectionsProps) {
  const styles = useSlotStyles(sectionsRecipe);
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
              {section.state === 'skipped' && (
                <span className={styles.said}>{text.notProvided}</span>
              )}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

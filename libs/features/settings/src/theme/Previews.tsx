import { defaultFlow, type Flow, type Settings } from '@forecourt/contract';
import { PreviewFrame } from '@forecourt/ui/preview-frame';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { useCallback } from 'react';
import type { ComponentType } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { messages } from './messages.ts';
import type { ThemePaint } from './ThemePaint.ts';
import { previewsRecipe } from './Previews.recipe.ts';

/** Props of a previewed page: the settings as they will be when published. */
export interface PreviewProps {
  settings: Settings;
  flow: Flow;
}

/** A small preview of a page. The app provides it, because features do not know each other. */
export interface Preview {
  id: string;
  label: MessageDescriptor;
  device: 'phone' | 'desktop';
  /** Loaded when it is first shown. */
  Page: ComponentType<PreviewProps>;
}

/** Sizes of the previewed pages, in CSS pixels. */
const sizes = {
  phone: { width: 390, height: 760 },
  desktop: { width: 1180, height: 460 },
} as const;

interface PreviewsProps {
  previews: readonly Preview[];
  settings: Settings;
  /** Whose pages are shown. @default the partner's first */
  flow?: Flow;
  paint: ThemePaint;
  /** What the previews show. @default the colors that are chosen beside them */
  text?: MessageDescriptor;
}

/** Real pages in the current colors, also during a drag. They are inert. */
export function Previews(props: PreviewsProps) {
  const { previews, settings, flow = settings.flows[0]?.flow ?? defaultFlow, paint } = props;
  const text: MessageDescriptor = props.text ?? messages.previewsText;
  const intl = useIntl();
  const styles = useSlotRecipe(previewsRecipe);
  const add = useCallback((page: HTMLElement) => paint.add(page), [paint]);
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <h2 className={styles.title}>{intl.formatMessage(messages.previews)}</h2>
        <p className={styles.text}>{intl.formatMessage(text)}</p>
      </div>
      <ul className={styles.grid}>
        {previews.map(({ id, label, device, Page }) => (
          <li key={id} className={styles.item} data-device={device}>
            <PreviewFrame device={device} {...sizes[device]} pageRef={add}>
              <Page settings={settings} flow={flow} />
            </PreviewFrame>
            <span className={styles.label}>{intl.formatMessage(label)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

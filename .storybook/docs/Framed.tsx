import { useOf } from '@storybook/addon-docs/blocks';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { SHOT } from '../shots/shot.ts';
import { useShotGlobals } from './useToolbar.ts';

interface FramedProps {
  /** The story of this page, by the name of its export. */
  story: string;
  /** In px. @default 360 */
  height?: number;
}

/** A story with a page of its own: for what lies over a page, and for what is played open. */
export function Framed({ story, height = 360 }: FramedProps) {
  const { title } = useOf('meta', ['meta']).csfFile.meta;
  const globals = useShotGlobals();
  const name = storyNameFromExport(story);
  return (
    <iframe
      key={globals}
      name={SHOT}
      className="fc-framed"
      title={name}
      loading="lazy"
      src={`iframe.html?id=${toId(title!, name)}&viewMode=story&globals=${globals}`}
      style={{ height }}
    />
  );
}

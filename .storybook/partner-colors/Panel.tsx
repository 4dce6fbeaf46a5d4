/** @jsxRuntime classic */
// Storybook's own pages run on its own React, which only the classic JSX runtime uses.
import React, { useRef, useState } from 'react';
import { AddonPanel } from 'storybook/internal/components';
import { useChannel, useGlobals } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { partnerColorKeys } from '../../libs/ui/src/theme/partner.ts';
import type { PartnerColorKey, PartnerColors } from '../../libs/ui/src/theme/partner.ts';
import { partnerPresets } from '../../libs/ui/src/theme/presets.ts';
import type { PartnerPreset, PartnerPresetName } from '../../libs/ui/src/theme/presets.ts';
import { ColorRow } from './ColorRow.tsx';
import { askEvent, paintEvent } from './events.ts';
import type { Paint } from './events.ts';

const Body = styled.div({ padding: 16, display: 'grid', gap: 12, maxWidth: 860 });
const Actions = styled.div({ display: 'flex', gap: 8 });

const titles: Record<PartnerColorKey, string> = {
  illustrationPrimary: 'Illustration primary',
  illustrationSecondary: 'Illustration secondary',
  uiSecondary1: 'UI 1: buttons, links, focus',
  uiSecondary2: 'UI 2: progress',
  uiSecondary3: 'UI 3: highlights',
  uiSecondary4: 'UI 4: support',
};

/** Six colors that repaint the open story as they are dragged, without rendering it again. */
export function Panel({ active }: { active: boolean }) {
  const [{ partner }] = useGlobals();
  const name = (partner as PartnerPresetName | undefined) ?? 'northgate';
  return (
    <AddonPanel active={active}>
      <Editor key={name} preset={partnerPresets[name]} />
    </AddonPanel>
  );
}

function Editor({ preset }: { preset: PartnerPreset }) {
  const [colors, setColors] = useState<PartnerColors>(preset.colors);
  const [edited, setEdited] = useState(false);
  const [copied, setCopied] = useState(false);
  const frame = useRef(0);
  const emit = useChannel({ [askEvent]: () => emit(paintEvent, edited ? colors : null) }, [
    edited,
    colors,
  ]);

  const paint = (next: PartnerColors): void => {
    setColors(next);
    setEdited(true);
    // At most one message per frame: a picker fires far more often than a screen draws.
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(() => emit(paintEvent, next satisfies Paint));
  };
  const reset = (): void => {
    setColors(preset.colors);
    setEdited(false);
    emit(paintEvent, null satisfies Paint);
  };
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(JSON.stringify(colors, null, 2));
    setCopied(true);
    setTimeout(() => setCopied(false), 1500);
  };

  return (
    <Body>
      {partnerColorKeys.map((key) => (
        <ColorRow
          key={key}
          colorKey={key}
          title={titles[key]}
          value={colors[key]}
          onChange={(hex) => paint({ ...colors, [key]: hex })}
        />
      ))}
      <Actions>
        <button type="button" onClick={() => void copy()}>
          {copied ? 'Copied' : 'Copy as JSON'}
        </button>
        <button type="button" disabled={!edited} onClick={reset}>
          Back to {preset.name}
        </button>
      </Actions>
    </Body>
  );
}

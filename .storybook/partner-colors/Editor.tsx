/** @jsxRuntime classic */
// Storybook's own pages run on its own React, which only the classic JSX runtime uses.
import React, { useState } from 'react';
import { Button } from 'storybook/internal/components';
import { styled } from 'storybook/theming';
import { partnerColorKeys } from '../../libs/ui/src/theme/partner.ts';
import type { PartnerColorKey, PartnerColors } from '../../libs/ui/src/theme/partner.ts';
import { ColorRow } from './ColorRow.tsx';
import type { Paint } from './events.ts';

const Body = styled.div(({ theme }) => ({
  display: 'grid',
  gap: 14,
  width: 400,
  padding: 16,
  borderRadius: theme.appBorderRadius,
  background: theme.background.content,
}));
const Actions = styled.div({ display: 'flex', gap: 8 });

const titles: Record<PartnerColorKey, string> = {
  illustrationPrimary: 'Illustration primary',
  illustrationSecondary: 'Illustration secondary',
  uiSecondary1: 'UI 1: buttons, links, focus',
  uiSecondary2: 'UI 2: progress',
  uiSecondary3: 'UI 3: highlights',
  uiSecondary4: 'UI 4: support',
};

interface EditorProps {
  colors: PartnerColors;
  presetName: string;
  edited: boolean;
  /** Null returns to the preset. */
  onPaint: (colors: Paint) => void;
}

/** A row per color with its contrasts; copies all as JSON. */
export function Editor({ colors, presetName, edited, onPaint }: EditorProps) {
  const [copied, setCopied] = useState(false);
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
          onChange={(hex) => onPaint({ ...colors, [key]: hex })}
        />
      ))}
      <Actions>
        <Button ariaLabel={false} onClick={() => void copy()}>
          {copied ? 'Copied' : 'Copy as JSON'}
        </Button>
        <Button ariaLabel={false} disabled={!edited} onClick={() => onPaint(null)}>
          Back to {presetName}
        </Button>
      </Actions>
    </Body>
  );
}

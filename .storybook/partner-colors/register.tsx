/** @jsxRuntime classic */
// Storybook's own pages run on its own React, which only the classic JSX runtime uses.
import React from 'react';
import { addons, types } from 'storybook/manager-api';
import { addonId } from './events.ts';
import { Panel } from './Panel.tsx';

addons.register(addonId, () => {
  addons.add(addonId, {
    type: types.PANEL,
    title: 'Partner colours',
    match: ({ viewMode }) => viewMode === 'story' || viewMode === 'docs',
    render: ({ active }) => <Panel active={active ?? false} />,
  });
});

/** @jsxRuntime classic */
// Storybook's own pages run on its own React, which only the classic JSX runtime uses.
import React from 'react';
import { addons, types } from 'storybook/manager-api';
import { addonId } from './events.ts';
import { Tool } from './Tool.tsx';

addons.register(addonId, () => {
  addons.add(addonId, {
    type: types.TOOL,
    title: 'Partner colors',
    match: ({ viewMode, tabId }) => (viewMode === 'story' || viewMode === 'docs') && !tabId,
    render: () => <Tool />,
  });
});

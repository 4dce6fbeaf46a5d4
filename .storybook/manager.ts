import { addons } from 'storybook/manager-api';
import { followScheme } from './brand/followScheme.ts';
import { followTitle } from './brand/followTitle.ts';
import { isScheme, themes } from './brand/themes.ts';
import './partner-colors/register.tsx';

/** What the address asks for: the pages are painted before the preview says which scheme is set. */
const asked = /scheme:(\w+)/.exec(decodeURIComponent(location.search))?.[1];

addons.setConfig({
  theme: themes[isScheme(asked) ? asked : 'light'],
});
followScheme();
followTitle();

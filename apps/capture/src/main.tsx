import { createRoot } from 'react-dom/client';
import { applyColorMode } from '@forecourt/ui/theme';
import './theme/page.css';
import { boot } from './app/boot.tsx';
import { registerServiceWorker } from './pwa/register.ts';

applyColorMode('system');
registerServiceWorker();
void boot(createRoot(document.getElementById('root')!));

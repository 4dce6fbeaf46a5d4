import { createRoot } from 'react-dom/client';
import './theme/theme.css';
import './theme/page.css';
import './theme/base.css';
import { boot } from './app/boot.tsx';
import { registerServiceWorker } from './pwa/register.ts';

registerServiceWorker();
void boot(createRoot(document.getElementById('root')!));

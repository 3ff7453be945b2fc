import { holdEvents } from './events.ts';
import { operateMenu } from './menu.ts';

// The server puts the build of this file into each page (document.ts), because a visitor can press controls before other
// scripts arrive. It must not import modules that other scripts import: they would become a separate file.

operateMenu();
window.early = holdEvents();

/** How a module tells the program what it brings. No zod. */

export { defineModule } from './define-module.ts';
export { createDirectory, type ModuleDirectory } from './directory.ts';
export { defineNotice, type Notice } from './notice.ts';
export { registerAudit } from './register-audit.ts';
export type { Pendencia, TomPendencia } from './worklist.ts';

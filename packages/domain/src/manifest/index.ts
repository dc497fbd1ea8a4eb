/** How a module tells the program what it brings. No zod. */

export { defineModule, type FramingPage } from './define-module.ts';
export { createDirectory, type ModuleDirectory } from './directory.ts';
export { defineNotice, type Notice } from './notice.ts';
export { registerAudit } from './register-audit.ts';
export {
  defineSection,
  type Setting,
  type SettingKind,
  type SettingShape,
  type Settings,
  type SettingValues,
  type ValuesOf,
} from './setting.ts';
export type { Pendencia, Quem } from './worklist.ts';

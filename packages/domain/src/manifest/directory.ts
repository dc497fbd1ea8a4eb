/**
 * All modules of the program as one directory: what is asked of any module by its key, and what is gathered of all.
 *
 * In: the modules by contract key, in the order in which people see what they bring. Pure; made once by each program.
 */
import type { AuditedTable } from './audit-trail.ts';
import type { DomainModule, FramingPage } from './define-module.ts';
import type { Notice } from './notice.ts';
import { gatherSections, type SettingSection, type Settings, settingsOf } from './setting.ts';
import type { Pendencia } from './worklist.ts';

export interface ModuleDirectory {
  /** 'Despesas recorrentes'; a key that is no module's stays as it is. */
  labelOf(key: string): string;
  /** Modules with records in the audit trail, in the order of its filter. */
  audited: readonly { valor: string; rotulo: string }[];
  /** Tables of the audit trail by their SQL names. */
  auditedTables: Readonly<Record<string, AuditedTable>>;
  /** Words under which files are sent whose names trail and log do not tell. */
  secretFiles: ReadonlySet<string>;
  /** Verbs of a module's own operations as staff call what was done; another's of the same name are another act. */
  actionsOf(key: string): Readonly<Record<string, string>>;
  worklist: readonly Pendencia[];
  /** Kinds of notice, in the order of the account page. */
  notices: readonly Notice[];
  /** Addresses that open without a session. */
  publicPages: readonly string[];
  /** Pages whose answer lets frames of another origin in. */
  framingPages: readonly FramingPage[];
  /** Pages of the settings, in their order. */
  settingSections: readonly SettingSection[];
  /** All settings by key, in the order of their pages. */
  settings: Settings;
}

export function createDirectory(modules: Readonly<Record<string, DomainModule>>): ModuleDirectory {
  const entries = Object.entries(modules);
  const all = Object.values(modules);
  const settingSections = gatherSections(all.flatMap(({ settings = [] }) => settings));
  return {
    labelOf: (key) => modules[key]?.rotulo ?? key,
    audited: entries
      .flatMap(([valor, { rotulo, audit }]) => (audit ? [{ valor, rotulo, order: audit.order }] : []))
      .toSorted((a, b) => a.order - b.order)
      .map(({ valor, rotulo }) => ({ valor, rotulo })),
    auditedTables: Object.assign({}, ...all.map(({ audit }) => audit?.tables)),
    secretFiles: new Set(all.flatMap(({ secretFiles = [] }) => secretFiles)),
    actionsOf: (key) => modules[key]?.actions ?? {},
    worklist: all.flatMap(({ worklist = [] }) => worklist),
    notices: all.flatMap(({ notices = {} }) => Object.values(notices)).toSorted((a, b) => a.order - b.order),
    publicPages: all.flatMap(({ publicPages = [] }) => publicPages),
    framingPages: all.flatMap(({ framingPages = [] }) => framingPages),
    settingSections,
    settings: settingsOf(settingSections),
  };
}

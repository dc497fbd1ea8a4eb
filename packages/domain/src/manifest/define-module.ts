/**
 * A module as domain knows it: one object, in `<módulo>.module.ts`, named once in `src/modules.ts`.
 *
 * What other parts of the program say about a module, or gather of all modules, stands here: the audit trail, the history,
 * the worklist, the bell, the settings. Those parts are handed the whole list by the composition root and name no module. The screens take the
 * list's type only. Source: issue 8 §4; docs/decisions/037.
 */
import type { ModuleContract } from '../contract/index.ts';
import type { AuditTrail } from './audit-trail.ts';
import type { Notice } from './notice.ts';
import type { SettingSection } from './setting.ts';
import type { Pendencia } from './worklist.ts';

export interface FramingPage {
  /** '/PowerBi' */
  caminho: string;
  /** 'https://app.powerbi.com' */
  origem: string;
}

export interface DomainModule<C extends ModuleContract = ModuleContract> {
  /** 'Despesas recorrentes': as staff call what it keeps. */
  rotulo: string;
  contract: C;
  audit?: AuditTrail;
  /** What waits for people in it. */
  worklist?: readonly Pendencia[];
  /** Kinds of notice that it makes. */
  notices?: Readonly<Record<string, Notice>>;
  /** What of it an installation may decide, by the page where that stands. */
  settings?: readonly SettingSection[];
  /** Addresses of its pages that open without a session, in the small page of their own (`publico.html`). */
  publicPages?: readonly string[];
  /** Pages of it that show frames of another origin, or open its windows: their answer alone lets that origin in (decision 096). */
  framingPages?: readonly FramingPage[];
  /** Words under which its files are sent (`FileRule`) whose names trail and log do not tell: a name may say what is in it. */
  secretFiles?: readonly string[];
  /** Verbs of its operations as staff call what was done, beyond those of every record: liquidar → 'Liquidação'. */
  actions?: Readonly<Record<string, string>>;
}

export const defineModule = <C extends ModuleContract>(module: DomainModule<C>): DomainModule<C> => module;

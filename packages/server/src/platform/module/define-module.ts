/**
 * A module as the program knows it: one object, exported from the module's `index.ts` and named once in `modules.ts`.
 *
 * Whatever a module brings that some other part of the program gathers stands here: what is searched, who answers for
 * files, what comes over from the old system, what runs behind the screens. The parts that gather are handed the lists by
 * the composition root and name no module. Order: that of the list in `modules.ts`, unless the contribution has its own.
 *
 * What a module needs of the program around it is the parameter of its functions: the root must have it, or nothing
 * compiles. `Program` is for operations, `Background` for jobs, `Import` for taking over the old system's data, `Demo` is
 * what a part of the demonstration is.
 * Source: issue 8 §4; docs/decisions/037.
 */
import type { ModuleRoutes } from '../api/index.ts';
import type { DatabaseGuard } from '../db/index.ts';
import type { AttachmentOwner } from '../files/index.ts';
import type { ImportSource } from '../import/index.ts';
import type { Jobs } from '../jobs/index.ts';
import type { SearchSource } from '../search/index.ts';
import type { OwnedTables } from './tables.ts';
import type { WordsInUse } from './words-in-use.ts';

export interface ServerModule<Program = unknown, Background = unknown, Import = unknown, Demo = never> {
  /** Its operations; a function where they need something of the program. */
  routes: ModuleRoutes | ((program: Program) => ModuleRoutes);
  /** What it owns in the database; absent: nothing. */
  tables?: OwnedTables;
  /** How Ctrl K finds its records. */
  search?: SearchSource;
  /** Who may see the files that its records keep. */
  attachments?: AttachmentOwner;
  /** What its triggers in the database refuse with. */
  guards?: readonly DatabaseGuard[];
  /** Words of the settings' lists that its records hold. */
  wordsInUse?: WordsInUse;
  /** Work behind the screens. */
  registerJobs?: (jobs: Pick<Jobs, 'register'>, background: Background) => void;
  /** What it takes over from the old system; loaded by that command only. */
  importSource?: (from: Import) => Promise<ImportSource | readonly ImportSource[]>;
  /** What it brings to the demonstration; loaded by that start only. */
  demo?: () => Promise<Demo>;
  /** Its live events name the people concerned instead of records: nobody else hears them. */
  personalEvents?: boolean;
}

export const defineModule = <Program = unknown, Background = unknown, Import = unknown, Demo = never>(
  module: ServerModule<Program, Background, Import, Demo>,
): ServerModule<Program, Background, Import, Demo> => module;

export const mountModule = <Program>(
  { routes }: ServerModule<Program, never, never, unknown>,
  program: Program,
): ModuleRoutes => (typeof routes === 'function' ? routes(program) : routes);

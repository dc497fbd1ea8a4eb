/**
 * A module's part of the demonstration, and what it is handed.
 *
 * A part stands in `<module>.demo.ts`; the module's manifest names it behind an `import()`, so that no other start loads
 * it. It makes what is there from the first day at once, and plans what happens later for its day.
 */
import type { Role } from '@sede/domain/access';
import type { Db } from '#platform/db/index.ts';
import type { Diary } from './diary.ts';
import type { ModuleKey, Office, Worker } from './office.ts';
import type { Random } from './random.ts';

export interface DemoContext extends Diary {
  db: Db;
  office: Office;
  /** The same in every making; each part forks its own. */
  random: Random;
  /** First day of the history, today, and yesterday, its last day. */
  desde: string;
  hoje: string;
  ontem: string;
  /** Length of the history. */
  meses: number;
  /** Somebody with this role: those who have no other come first. Throws if there are not that many. */
  person(papel: Role, index?: number): Worker;
  /** Tells the parts that come after of a record, by a name. */
  keep(modulo: ModuleKey, nome: string, id: string): void;
  /** The id of a record that was kept. Throws if there is none: its module is missing in `after`. */
  idOf(modulo: ModuleKey, nome: string): string;
  /** Names of all records that a module has kept, in their order. */
  namesOf(modulo: ModuleKey): string[];
}

export interface DemoPart {
  /** Modules whose records this part refers to: theirs come first. */
  after?: readonly ModuleKey[];
  /** Finds the clock at the beginning of the first day. */
  seed(ctx: DemoContext): void | Promise<void>;
  /** What the start says of it when all is made: '40 itens'. */
  summary?(db: Db): Promise<string>;
}

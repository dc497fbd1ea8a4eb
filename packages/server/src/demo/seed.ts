/**
 * Fills an empty database with the fictional union: its people, then each module's part in an order in which records find
 * those that they refer to, then the years day by day; at the end the marker that says it is all there and all fictitious.
 *
 * In: an empty migrated database, a file store, the modules' parts. Everything is done through the program's operations,
 * on a clock that walks through the years; the same seed and day give the same union. Out: how much there is.
 */
import { addDays, addMonthsAnchored } from '@sede/domain/kernel';
import { sql } from 'kysely';
import { createOffice, type OfficeOptions } from './create-office.ts';
import { createDiary } from './diary.ts';
import type { ModuleKey } from './office.ts';
import { type NamedPart, orderParts } from './order.ts';
import type { DemoContext } from './part.ts';
import { createPessoas, findPerson, inviteInVain, type PeopleOptions } from './people.ts';
import { createRandom } from './random.ts';

const SEMENTE = 1960;
/** Three years. */
const MESES = 36;

export interface SeedOptions extends OfficeOptions {
  accounts: PeopleOptions;
  parts: readonly NamedPart[];
  /** Today in São Paulo. */
  hoje: string;
  /** Months of history; default three years. */
  meses?: number;
}

export interface Semeado {
  usuarios: number;
  /** What there is of the modules that say so: ['1500 despesas', '40 itens']. */
  resumo: string[];
}

/** Records by module and name, for the parts that refer to them. */
function createRecords(): Pick<DemoContext, 'keep' | 'idOf' | 'namesOf'> {
  const modules = new Map<ModuleKey, Map<string, string>>();
  return {
    keep(modulo, nome, id) {
      modules.set(modulo, (modules.get(modulo) ?? new Map<string, string>()).set(nome, id));
    },
    idOf(modulo, nome) {
      const id = modules.get(modulo)?.get(nome);
      if (id === undefined) throw new Error(`${modulo} has kept no '${nome}' yet`);
      return id;
    },
    namesOf: (modulo) => [...(modules.get(modulo)?.keys() ?? [])],
  };
}

export async function seedDemo({ accounts, parts, hoje, meses = MESES, ...options }: SeedOptions): Promise<Semeado> {
  const { db } = options;
  const office = createOffice(options);
  const { on, live } = createDiary(office);
  const desde = addMonthsAnchored(hoje, -meses - 1);
  const ontem = addDays(hoje, -1);
  const begin = () => office.at(desde, '08:30');
  begin();
  const people = await createPessoas(accounts);
  const ctx: DemoContext = {
    ...{ db, office, on, desde, hoje, ontem, meses },
    ...createRecords(),
    random: createRandom(SEMENTE),
    person: (papel, index) => findPerson(people, papel, index),
  };
  for (const [, part] of orderParts(parts)) {
    begin();
    await part.seed(ctx);
  }
  on(ontem, '17:20', () => inviteInVain(accounts, db));
  await live();
  const resumo = await Promise.all(parts.flatMap(([, { summary }]) => summary?.(db) ?? []));
  await sql`insert into demonstracao (semente, criada_em) values (${SEMENTE}, now())`.execute(db);
  await sql`analyze`.execute(db).catch(() => undefined);
  return { usuarios: people.length, resumo };
}

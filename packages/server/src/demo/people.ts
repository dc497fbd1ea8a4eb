/** Who works in the demonstration: everybody of `accounts.ts`, and somebody who was invited in vain. */
import type { Role } from '@sede/domain/access';
import { sql } from 'kysely';
import type { Accounts } from '#modules/acesso/sessao/index.ts';
import { createUsuario } from '#modules/acesso/usuarios/index.ts';
import type { Db } from '#platform/db/index.ts';
import { DEMO_ACCOUNTS, SENHA_DEMO } from './accounts.ts';
import { fewAtOnce } from './few-at-once.ts';
import type { Worker } from './office.ts';

export type PeopleOptions = Pick<Accounts, 'systemWrite' | 'usuarios'>;

/** In the order of the accounts. */
export async function createPessoas({ systemWrite, usuarios }: PeopleOptions): Promise<Worker[]> {
  const ids = new Map<string, string>();
  await fewAtOnce(DEMO_ACCOUNTS, async ({ nome, email, papeis }) => {
    const { id } = await systemWrite('demonstracao.usuarios', (ctx) =>
      createUsuario(usuarios, ctx, { nome, email, papeis, escritorios: [] }, SENHA_DEMO),
    );
    ids.set(email, id);
  });
  return DEMO_ACCOUNTS.map(({ nome, email, papeis }) => ({ usuarioId: ids.get(email) ?? '', nome, email, papeis }));
}

/** Somebody with a role: those who have no other come first, in the order of the accounts. */
export function findPerson(people: readonly Worker[], papel: Role, index = 0): Worker {
  const having = people.filter(({ papeis }) => papeis.includes(papel));
  const found = having.toSorted((a, b) => Number(a.papeis.length > 1) - Number(b.papeis.length > 1))[index];
  if (!found) throw new Error(`the demonstration has only ${having.length} people with the role ${papel}`);
  return found;
}

/** Somebody invited last week whose mailbox refuses: what waits for gestor_sistema. */
export async function inviteInVain({ systemWrite, usuarios }: PeopleOptions, db: Db): Promise<void> {
  const convidado = {
    nome: 'Noêmia Torres',
    email: 'noemia.torres@demonstracao.sede',
    papeis: ['comunicacao' as const],
    escritorios: [],
  };
  await systemWrite('demonstracao.usuarios', (ctx) => createUsuario(usuarios, ctx, convidado));
  await sql`update emails set estado = 'falhou', proxima_tentativa_em = null, tentativas = 1,
    ultimo_erro = '550 caixa postal inexistente' where para = ${convidado.email}`.execute(db);
}

/** What the database of the legal area refuses, also at the commit, is told as the module that owns the rule says it. */
import { newId } from '@sede/domain/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toSedeError } from '#platform/api/index.ts';
import type { Tx } from '#platform/db/index.ts';
import { agendasModule } from '../agendas/index.ts';
import { atendimentosApp, type Mundo } from './atendimentos-for-tests.ts';
import { atendimentosModule } from './index.ts';

const guards = [agendasModule, atendimentosModule].flatMap((one) => one.guards ?? []);

let m: Mundo;
beforeAll(async () => {
  m = await atendimentosApp();
});
afterAll(() => m.app.close());

async function refused(work: (tx: Tx) => Promise<unknown>) {
  const error = await m.app.db
    .transaction()
    .execute(work)
    .then(
      () => null,
      (thrown: unknown) => thrown,
    );
  return toSedeError(error, guards);
}

it('two slots that begin together, at the commit', async () => {
  const { id } = await m.agenda(['09:00-09:40']);
  expect(
    await refused((tx) =>
      sql`insert into agenda_horarios (id, agenda_id, data, inicio_min, fim_min, criado_em, atualizado_em)
        values (${newId()}::uuid, ${id}::uuid, '2026-12-03', 540, 600, now(), now())`.execute(tx),
    ),
  ).toMatchObject({ code: 'agendas.horarios', message: 'Existem horários duplicados no dia 03/12!' });
});

it('a slot whose appointment is of another day or not there, at the commit', async () => {
  const { agenda, id } = await m.booked();
  for (const [slot, owner] of [
    [agenda.slots[1], newId()],
    [(await m.agenda(['09:00-09:40'])).slots[0], id],
  ]) {
    expect(
      await refused((tx) =>
        sql`update agenda_horarios set atendimento_id = ${owner}::uuid where id = ${slot}::uuid`.execute(tx),
      ),
    ).toMatchObject({ code: 'atendimentos.horario_ocupado', message: 'Horário não está mais disponível.' });
  }
});

it('a second agenda of a key', async () => {
  const { id } = await m.agenda(['09:00-09:40']);
  const other = await m.agenda(['09:00-09:40']);
  expect(
    await refused((tx) =>
      sql`update agendas a set identificacao = b.identificacao from agendas b
        where a.id = ${id}::uuid and b.id = ${other.id}::uuid`.execute(tx),
    ),
  ).toMatchObject({ code: 'agendas.repetida' });
});

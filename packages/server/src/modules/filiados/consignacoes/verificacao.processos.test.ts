import { newId } from '@sede/domain/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '#platform/testing/test-app.ts';
import { verifyProcessos } from './verificacao.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

async function filiado(n: number): Promise<string> {
  const id = newId();
  await app.rows(
    `insert into filiados (id, nome_completo, cpf, empresa, matricula, situacao_filiado, data_cadastro)
     values ($1, $2, $3, 'SENADO', $4, 'ATIVO', '2020-01-01')`,
    [id, `PESSOA ${n}`, String(52998220000 + n), String(7000 + n)],
  );
  await app.rows(
    `insert into consignacao_resultados (id, competencia, casa, filiado_id, chave, codigo, ocorrencia, processos)
     values ($1, '2026-10-01', 'SENADO', $2, $3, 'ok', false, 7)`,
    [newId(), id, `chave ${n}`],
  );
  return id;
}

async function processo(filiadoId: string, situacao: string): Promise<void> {
  const id = newId();
  await app.rows(
    `insert into processos_juridicos (id, tipo, situacao, data_referencia, movimentado_em, a_conferir)
     values ($1, 'Judicial', $2, '2026-01-01', now(), '{numero}')`,
    [id, situacao],
  );
  await app.rows('insert into filiados_processos (id, processo_id, filiado_id) values ($1, $2, $3)', [
    ...[newId(), id, filiadoId],
  ]);
}

it('step 5 counts the cases of each member that were not deleted, ended ones too', async () => {
  await app.rows("insert into consignacao_competencias (id, competencia) values ($1, '2026-10-01')", [newId()]);
  const [ana] = [await filiado(1), await filiado(2)];
  for (const situacao of ['Em andamento', 'Encerrado', 'Excluído']) await processo(ana, situacao);
  await app.db.transaction().execute((tx) =>
    // The rest of a step is not asked.
    verifyProcessos(...([{ tx }, { competencia: '2026-10' }] as Parameters<typeof verifyProcessos>)),
  );
  const rows = await app.rows<{ processos: number }>('select processos from consignacao_resultados order by chave');
  expect(rows.map(({ processos }) => processos)).toEqual([2, 0]);
});

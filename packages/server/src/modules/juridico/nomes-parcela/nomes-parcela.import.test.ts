import { afterAll, beforeAll, expect, it } from 'vitest';
import { ExportFields } from '#platform/import/export-fields.ts';
import type { ImportContext } from '#platform/import/import-source.ts';
import { type TestApp, testApp } from '#platform/testing/test-app.ts';
import { nomesParcelaImportSource as source } from './nomes-parcela.import.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

async function bring(area: unknown, chave = 'parcela_compensatoria') {
  const exported = { parcela_compensatoria: area };
  const fields = new ExportFields({});
  const id = await app.db.transaction().execute((tx) => {
    // What this source takes of the context: neither files nor other records.
    const context = { tx, now: app.clock.now().toISOString(), chave, exported } as unknown as ImportContext;
    return source.importRecord(context, fields);
  });
  return { id, remarks: fields.remarks };
}
const AREA = {
  a1: { nome: 'MARIA HELENA', filiada: 'SIM', ja_esta_na_acao: true, cpf: 52998224725, nascimento: '08/05/1952' },
  a2: { nome: 'João', filiada: 'Não', ja_esta_na_acao: 'nao' },
  a3: { nome: 'Sem situação', filiada: '', ja_esta_na_acao: 'SIM' },
  a4: 'nada',
};

it('the entries become one version in force; what cannot be read is remarked', async () => {
  const { id, remarks } = await bring(AREA);
  expect(remarks).toEqual(['entrada 3 deixada de fora: FILIADA(O)? deve ser SIM, NÃO, FALECIDO']);
  expect(await app.rows('select linhas, na_acao, vigente, id_origem from nomes_parcela_versoes')).toEqual([
    { linhas: 2, na_acao: 1, vigente: true, id_origem: 'parcela_compensatoria' },
  ]);
  expect(
    await app.rows(
      'select nome, filiada, na_acao, cpf, nascimento::text from nomes_parcela where id_versao = $1 order by linha',
      [id],
    ),
  ).toEqual([
    { nome: 'MARIA HELENA', filiada: 'SIM', na_acao: true, cpf: '52998224725', nascimento: '1952-05-08' },
    { nome: 'João', filiada: 'NÃO', na_acao: false, cpf: null, nascimento: null },
  ]);
});

it('a list that was published here stays in force', async () => {
  const { id } = await bring(AREA, 'outra');
  expect(await app.rows('select vigente from nomes_parcela_versoes where id = $1', [id])).toEqual([{ vigente: false }]);
});

it('without columns or without a line it is refused; an export without the area has nothing to bring', async () => {
  await expect(bring({ a: { apelido: 'x' } })).rejects.toThrow('A primeira linha deve ter as colunas');
  await expect(bring({ a: { nome: '', filiada: 'SIM', na_acao: 'SIM' } })).rejects.toThrow('nenhum nome');
  expect([...(source.records?.({}) ?? [])]).toEqual([]);
  expect([...(source.records?.({ parcela_compensatoria: AREA }) ?? [])]).toHaveLength(1);
});

/** Verifications of the old system: their months are concluded, none is under way, a second run takes nothing twice. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { importRig } from '#platform/testing/import-rig.ts';
import { consignacoesModule } from './index.ts';

let rig: Awaited<ReturnType<typeof importRig>>;
let report: ReturnType<Awaited<ReturnType<typeof rig.importar>>>;
const START = Date.parse('2024-04-05T12:00:00Z');
const BASE = { startAt: START, status: 'Finalizado', by: 'carla@x.org', competence: '3/2024' };
const EXPORT = {
  consignacoes: {
    a: {
      ...BASE,
      files: { f: { filename: 'consignados.xlsx', url: 'https://x' } },
      filiados_a_atualizar: [{ id: '1' }],
    },
    b: { ...BASE, status: 'Em andamento', competence: { month: 4, year: 2024 }, by: '' },
    c: { ...BASE, status: 'Erro', competence: '2024-04', startAt: START + 1000 },
    semMes: { ...BASE, competence: '13/2024' },
    semInicio: { ...BASE, startAt: '' },
    futura: { ...BASE, startAt: Date.parse('2090-01-01T00:00:00Z') },
    estranha: { ...BASE, status: 'Talvez' },
  },
};
beforeAll(async () => {
  rig = await importRig([consignacoesModule]);
  report = (await rig.importar(EXPORT))('consignacoes');
});
afterAll(() => rig.close());

it('come with their month, start, author and end', async () => {
  expect(
    await rig.rows(`select id_origem, to_char(competencia, 'YYYY-MM') as mes, estado, por_email, por, terminada_em is not null as fim
      from consignacoes order by id_origem`),
  ).toEqual([
    { id_origem: 'a', mes: '2024-03', estado: 'Finalizado', por_email: 'carla@x.org', por: null, fim: true },
    { id_origem: 'b', mes: '2024-04', estado: 'Erro', por_email: 'sistema anterior', por: null, fim: true },
    { id_origem: 'c', mes: '2024-04', estado: 'Erro', por_email: 'carla@x.org', por: null, fim: true },
  ]);
  expect(report).toMatchObject({ lidos: 7, importados: 3 });
  expect(JSON.stringify(report)).toContain('1 arquivo(s) gerado(s) ficam no sistema anterior');
});

it('their months are concluded: nobody is asked to treat them', async () => {
  expect(
    await rig.rows(
      `select to_char(competencia, 'YYYY-MM') as mes, concluida_em is not null as concluida from consignacao_competencias order by 1`,
    ),
  ).toEqual([
    { mes: '2024-03', concluida: true },
    { mes: '2024-04', concluida: true },
  ]);
});

it('a second run takes nothing twice, and leaves a month that was reopened open', async () => {
  await rig.rows(`update consignacao_competencias set concluida_em = null where competencia = '2024-04-01'`);
  await rig.importar(EXPORT);
  expect(await rig.rows('select 1 from consignacoes')).toHaveLength(3);
  expect(await rig.rows('select 1 from consignacao_competencias where concluida_em is null')).toHaveLength(1);
});

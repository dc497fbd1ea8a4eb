/** Deductions of somebody who was made anonymous: they name nobody, and the totals of their files still tie. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, type TestPerson, testApp } from '#platform/testing/test-app.ts';
import { cpfNo, csvOf, makeMembro, painelOf, sendFileTo, verify } from './consignacoes-for-tests.ts';

let app: TestApp;
let carla: TestPerson;
const sendFile = sendFileTo(() => app);
const MES = '2026-10';
const NOME = 'Saulo Quemsaiu';

beforeAll(async () => {
  app = await testApp();
  carla = await app.person(['consignacao'], { nome: 'Carla' });
});
afterAll(() => app.close());

const TABELAS = ['linhas', 'resultados', 'tratamentos', 'inativacoes', 'inativados', 'arquivos', 'competencias'];
/** Everything that the tables of the payroll check hold, as text. */
async function tudo(): Promise<string> {
  const texts: string[] = [];
  for (const tabela of [...TABELAS.map((nome) => `consignacao_${nome}`), 'consignacoes', 'desfiliacoes_propostas'])
    texts.push(JSON.stringify(await app.rows(`select to_jsonb(t) as linha from ${tabela} t`)));
  return texts.join('\n');
}
const linhas = () =>
  app.rows<{ linha: number; valor: string; codigo: string }>(
    'select linha, valor, codigo from consignacao_linhas order by linha',
  );

it('the lines stay with value and code, without CPF, name, matrícula or a way to the person', async () => {
  const saiu = await makeMembro(app, { nome: NOME, cpf: cpfNo(1), matricula: 'P - 77123', fim: '2026-09-12' });
  await makeMembro(app, { nome: 'Olga Fica', cpf: cpfNo(2), matricula: 'P - 88', valorPago: 150_00 });
  const bytes = csvOf([
    [cpfNo(1), 'P - 77123', NOME, '150,00'],
    [cpfNo(2), 'P - 88', 'Olga Fica', '150,00'],
    // By the name alone it is only proposed.
    ['', '', NOME, '10,00'],
  ]);
  expect((await sendFile(carla, { competencia: MES, casa: 'CAMARA', bytes })).status).toBe(200);
  expect((await verify(app, carla, MES)).estado).toBe('Finalizado');
  const ocorrencias = await carla.rest<{ itens: { id: string; codigo: string }[] }>(
    'GET',
    `/consignacoes?competencia=${MES}&porPagina=100`,
  );
  expect(ocorrencias.body.itens.map(({ codigo }) => codigo).toSorted()).toEqual(['desfiliado', 'nome_a_confirmar']);
  await carla.rest('POST', '/consignacoes/tratar', {
    alvos: ocorrencias.body.itens.map(({ id }) => ({ id, versao: 0 })),
    ...{ tratamento: 'devolver', causa: 'cancelou', nota: `Devolvido a ${NOME}` },
  });
  const antes = { linhas: await linhas(), painel: await painelOf(carla, MES) };
  expect(await tudo()).toContain(NOME);

  app.clock.set('2033-01-10T15:00:00.000Z');
  const [gilda, rui] = [await app.person(['gestor_usuario']), await app.person(['gestor_usuario'])];
  const { body: pedido } = await gilda.rest<{ id: string; versao: number }>('POST', '/pedidos-titular', {
    ...{ filiadoId: saiu, tipo: 'anonimizacao', justificativa: 'Pedido por escrito.' },
  });
  const done = await rui.rest('POST', `/pedidos-titular/${pedido.id}/confirmar`, { versao: pedido.versao });
  expect(done.status).toBe(200);

  const depois = await tudo();
  for (const trace of [NOME, NOME.toLowerCase(), NOME.toUpperCase(), cpfNo(1), '77123', 'Devolvido'])
    expect(depois).not.toContain(trace);
  expect(await app.rows('select 1 from consignacao_linhas where filiado_id = $1 or proposto_id = $1', [saiu])).toEqual(
    [],
  );
  expect(await linhas()).toEqual(antes.linhas);
  const carlaHoje = await app.person(['consignacao']);
  const { totais, aTratar, gerados } = await painelOf(carlaHoje, MES);
  expect({ totais, aTratar, gerados }).toEqual({
    ...{ totais: antes.painel.totais, aTratar: antes.painel.aTratar, gerados: antes.painel.gerados },
  });
  expect([totais[0]?.diferenca, aTratar]).toEqual([0, 0]);

  // The month's lines are what the next run reads: it ties, too.
  expect((await verify(app, carlaHoje, MES)).estado).toBe('Finalizado');
  expect((await painelOf(carlaHoje, MES)).totais[0]).toMatchObject({ linhas: 3, soma: 310_00, diferenca: 0 });

  await app.rows(`select sede.apagar_auditoria_do_titular($1, null, 'Pedido do titular')`, [saiu]);
  const trilha = JSON.stringify(
    await app.rows(`select antes, depois from auditoria where tabela in ('consignacao_tratamentos', 'filiados')`),
  );
  for (const trace of [NOME, cpfNo(1)]) expect(trilha).not.toContain(trace);
});

import type { Verificacao } from '@sede/domain/modules/filiados/consignacoes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { jobRunner } from '#platform/jobs/run-job-for-tests.ts';
import { type TestApp, type TestPerson, testApp } from '#platform/testing/test-app.ts';
import { giveUpVerificacao, registerVerificacao } from './consignacoes.verificar.ts';
import {
  type Corpo,
  clearConsignacao,
  cpfNo,
  csvOf,
  MES,
  makeMembro,
  painelOf,
  resultadosDe,
  runJob,
  sendFileTo,
  sendMes,
  systemWriteOf,
  verify,
} from './consignacoes-for-tests.ts';

let app: TestApp;
const sendFile = sendFileTo(() => app);
let carla: TestPerson;

beforeAll(async () => {
  app = await testApp();
  carla = await app.person(['consignacao'], { nome: 'Carla' });
});
afterAll(() => app.close());
beforeEach(() => clearConsignacao(app));

const resultados = resultadosDe(() => carla);
const codigoDe = async () =>
  Object.fromEntries(
    (
      await app.rows<{
        nome: string;
        codigo: string;
      }>(`select coalesce(f.nome_completo, l.nome) as nome, r.codigo from consignacao_resultados r
      left join filiados f on f.id = r.filiado_id left join consignacao_linhas l on l.arquivo_id = r.arquivo_id and l.linha = r.linha
      where r.competencia = '${MES}-01'`)
    ).map(({ nome, codigo }) => [nome, codigo]),
  );
const valorPago = async (id: string) =>
  (
    await app.rows<{ v: number | null; versao: number }>('select valor_pago as v, versao from filiados where id = $1', [
      id,
    ])
  )[0];

const umMes = () => sendMes(app, carla);

describe('a verification', () => {
  it('asks month and year, and a file', async () => {
    const nada = await carla.rest<Corpo>('POST', '/consignacoes', {});
    expect([nada.status, nada.body.message]).toEqual([422, 'O mes e o ano sao obrigatorios.']);
    const semArquivo = await carla.rest<Corpo>('POST', '/consignacoes', { mes: 10, ano: 2026 });
    expect([semArquivo.status, semArquivo.body.message]).toEqual([409, 'Nenhum arquivo selecionado para upload.']);
    expect((await carla.rest<Corpo>('POST', '/consignacoes', { mes: 10, ano: 2031 })).status).toBe(400);
  });

  it('gives one code to everybody, totals that tie, and what was paid without raising a version', async () => {
    const ids = await umMes();
    const run = await verify(app, carla, MES);
    expect(run).toMatchObject({
      estado: 'Finalizado',
      passo: 5,
      mensagem: 'Verificacao finalizada com sucesso',
      por: carla.email,
    });
    expect(await codigoDe()).toMatchObject({
      'Davi Menos': 'valor_diferente',
      'Flora Teto': 'fora_da_tabela',
      'Nilo Nada': 'nao_descontado',
      'Bento Boleto': 'paga_por_boleto',
      'Nova Gente': 'novo_apos_corte',
      'Tito Contas': 'arquivo_nao_enviado',
      'Saulo Saiu': 'desfiliado',
      'Iara Inativa': 'inativo',
      'Zé Ninguém': 'sem_cadastro',
    });
    const painel = await painelOf(carla, MES);
    expect(painel.totais).toEqual([
      {
        ...{ casa: 'CAMARA', linhas: 7, soma: 942_10, esperados: 4, ok: 1, comOcorrencia: 3 },
        ...{ atribuido: 482_10, semFiliado: 460_00, diferenca: 0 },
      },
    ]);
    expect(painel).toMatchObject({ ocorrencias: 7, aTratar: 7 });
    expect(await valorPago(ids.diferente)).toMatchObject({ v: 94_10, versao: 1 });
    expect(await valorPago(ids.nao)).toMatchObject({ v: 150_00 });
    const fora = (await resultados()).find(({ nome }) => nome === 'Flora Teto');
    expect(fora).toMatchObject({
      esperado: 210_00,
      descontado: 238_00,
      diferenca: 28_00,
      detalhe: 'Teto de R$ 210,00',
      meses: 1,
    });
    const again = await verify(app, carla, MES);
    expect(again.estado).toBe('Finalizado');
    expect((await resultados()).find(({ nome }) => nome === 'Flora Teto')).toEqual(fora);
  });

  it('of an older month overwrites nothing', async () => {
    const ids = await umMes();
    await verify(app, carla, MES);
    const bytes = csvOf([[cpfNo(1), '', 'Olga Certa', '120,00']]);
    await sendFile(carla, { competencia: '2026-09', casa: 'CAMARA', bytes, confirmado: true });
    await verify(app, carla, '2026-09');
    expect(await valorPago(ids.ok)).toMatchObject({ v: 150_00 });
  });

  it('is one at a time, however many press the button', async () => {
    await umMes();
    const all = await Promise.all(
      Array.from({ length: 6 }, () => carla.rest<Corpo>('POST', '/consignacoes', { mes: 10, ano: 2026 })),
    );
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(all.find(({ status }) => status === 409)?.body.message).toBe(
      'Há uma verificação em andamento. Espere que termine.',
    );
    await expect(
      app.rows(`insert into consignacoes select gen_random_uuid(), 1, now(), null, now(), null, null, competencia, estado, passo, feito,
        mensagem, por, por_email, iniciada_em, terminada_em, null, '[]' from consignacoes`),
    ).rejects.toThrow('consignacoes_uma_por_vez');
    const other = await sendFile(carla, {
      competencia: MES,
      casa: 'TCU',
      bytes: csvOf([[cpfNo(7), '', 'Tito', '1,00']]),
    });
    expect(other.body.code).toBe('consignacoes.estado');
  });

  it('that dies in its first step was never begun', async () => {
    await umMes();
    await app.rows(`create function pg_temp_morre() returns trigger language plpgsql as $$ begin raise exception 'died'; end $$;
      create trigger morre before update on consignacoes for each row execute function pg_temp_morre()`);
    const died = await carla.rest<Corpo>('POST', '/consignacoes', { mes: 10, ano: 2026 });
    await app.rows('drop trigger morre on consignacoes; drop function pg_temp_morre()');
    expect(died.status).toBe(500);
    expect(await app.rows('select 1 from consignacoes')).toEqual([]);
    expect(await app.rows(`select 1 from trabalhos where tipo = 'verificar-consignacao'`)).toEqual([]);
    expect((await verify(app, carla, MES)).estado).toBe('Finalizado');
  });

  it('whose server died after the first step is taken from the queue by the next one', async () => {
    await umMes();
    const { body } = await carla.rest<Verificacao>('POST', '/consignacoes', { mes: 10, ano: 2026 });
    expect(body).toMatchObject({ estado: 'Em andamento', passo: 1 });
    const { db, clock, services } = app;
    const next = jobRunner(app, (jobs) =>
      registerVerificacao(jobs, { db, clock, files: services.files, systemWrite: systemWriteOf(app) }),
    );
    expect((await next('verificar-consignacao')).resultado).toEqual({ passos: 4 });
    expect((await carla.rest<Verificacao>('GET', `/consignacoes/${body.id}`)).body.estado).toBe('Finalizado');
  });

  // Steps 2 to 5, two writes each: told, done.
  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'goes on after its write %i was broken off, and does nothing twice',
    async (broken) => {
      const ids = await umMes();
      const { body } = await carla.rest<Verificacao>('POST', '/consignacoes', { mes: 10, ano: 2026 });
      const good = systemWriteOf(app);
      let writes = 0;
      const dying: typeof good = (operation, work) =>
        good(operation, async (ctx) => {
          const done = await work(ctx);
          writes += 1;
          if (writes === broken) throw new Error('died');
          return done;
        });
      await expect(runJob(app, body.id, dying)).rejects.toThrow('died');
      const feito = Math.ceil(broken / 2);
      const [half] = await app.rows<{ estado: string; passo: number; feito: number }>(
        'select estado, passo, feito from consignacoes',
      );
      expect(half).toEqual({ estado: 'Em andamento', passo: broken % 2 === 0 ? feito + 1 : feito, feito });
      // Two that resume at once: the one works, the other finds it done.
      await Promise.all([runJob(app, body.id), runJob(app, body.id)]);
      const run = (await carla.rest<Verificacao>('GET', `/consignacoes/${body.id}`)).body;
      expect(run).toMatchObject({ estado: 'Finalizado', passo: 5 });
      expect(await app.rows('select 1 from consignacao_linhas')).toHaveLength(7);
      expect((await painelOf(carla, MES)).totais[0]).toMatchObject({ ok: 1, comOcorrencia: 3, diferenca: 0 });
      expect(await valorPago(ids.diferente)).toEqual({ v: 94_10, versao: 1 });
      expect(await app.rows(`select 1 from avisos where tipo = 'consignacao_finalizada'`)).toHaveLength(1);
    },
  );

  it('that the queue gives up ends as Erro, so that another can begin', async () => {
    await umMes();
    const { body } = await carla.rest<Verificacao>('POST', '/consignacoes', { mes: 10, ano: 2026 });
    const [{ id } = { id: '' }] = await app.rows<{ id: string }>('select trabalho_id as id from consignacoes');
    await systemWriteOf(app)('trabalhos.encerrar', ({ tx, now }) => giveUpVerificacao(tx, id, now));
    expect((await carla.rest<Verificacao>('GET', `/consignacoes/${body.id}`)).body).toMatchObject({
      estado: 'Erro',
      mensagem: 'Erro na verificacao. Verifique os arquivos e tente novamente.',
    });
    expect((await verify(app, carla, MES)).estado).toBe('Finalizado');
  });

  it('whose totals do not tie is an Erro', async () => {
    await umMes();
    await app.rows('update consignacao_arquivos set soma = soma + 1');
    expect(await verify(app, carla, MES)).toMatchObject({
      estado: 'Erro',
      mensagem: 'O total de um arquivo não é a soma do que foi atribuído e do que ficou sem filiado.',
    });
  });

  // The last: what clears up after it has fifty thousand lines to delete.
  it('of 50,000 lines ends, ties, and nothing of its file is cut', async () => {
    await makeMembro(app, { nome: 'Olga Certa', cpf: cpfNo(1), valorPago: 150_00 });
    const many = Array.from({ length: 49_999 }, (_, n) => ['', `9${n}`, `Fulano ${n}`, '1,00']);
    const bytes = csvOf([[cpfNo(1), '', 'Olga Certa', '150,00'], ...many]);
    const sent = await sendFile(carla, { competencia: MES, casa: 'SENADO', bytes, confirmado: true });
    expect([sent.status, sent.body.arquivo]).toMatchObject([200, { linhas: 50_000, soma: 150_00 + 49_999_00 }]);
    expect((await verify(app, carla, MES)).estado).toBe('Finalizado');
    expect((await painelOf(carla, MES)).totais[0]).toMatchObject({
      ...{ linhas: 50_000, soma: 150_00 + 49_999_00, atribuido: 150_00, semFiliado: 49_999_00, diferenca: 0 },
    });
    expect(await app.rows('select count(*)::int as n from consignacao_linhas')).toEqual([{ n: 50_000 }]);
  }, 120_000);
});

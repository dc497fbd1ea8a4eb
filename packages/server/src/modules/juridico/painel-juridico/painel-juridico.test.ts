/** Panel = lists: each row's count is the total of the list that its address opens, for every role and office (invariant B9). */
import { newId } from '@sede/domain/kernel';
import { linhasDeAtendimentos, linhasDeProcessos } from '@sede/domain/modules/juridico/painel-juridico';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, type TestPerson, testApp } from '#platform/testing/test-app.ts';

const HOJE = '2026-11-20';
const ONTEM = '2026-11-19';

const DIA = '2026-12-03';

let app: TestApp;
let pessoas: Record<
  'juridico' | 'visualizador' | 'recepcao' | 'prado' | 'leal' | 'deDois' | 'deNenhum' | 'ambos',
  TestPerson
>;
beforeAll(async () => {
  app = await testApp();
  const juridico = await app.person(['juridico']);
  const office = async (nome: string) =>
    (await juridico.rest<{ id: string }>('POST', '/escritorios', { nome, email: 'a@b.example' })).body.id;
  const escritorios = [await office('Prado'), await office('Leal')] as const;
  const deEscritorio = async (...ids: string[]) => {
    const quem = await app.person(['escritorio_juridico']);
    for (const id of ids)
      await app.rows('insert into usuarios_escritorios (id, usuario_id, escritorio_id) values ($1, $2, $3)', [
        ...[newId(), quem.usuarioId, id],
      ]);
    return quem;
  };
  const [prado, leal] = escritorios;
  pessoas = {
    juridico,
    visualizador: await app.person(['visualizador_juridico']),
    recepcao: await app.person(['visualizador_juridico']),
    prado: await deEscritorio(prado),
    leal: await deEscritorio(leal),
    deDois: await deEscritorio(...escritorios),
    deNenhum: await deEscritorio(),
    ambos: await app.person(['visualizador_juridico', 'escritorio_juridico']),
  };
  await app.rows(
    `insert into configuracoes (id, chave, valor, criado_em, atualizado_em)
     values (gen_random_uuid(), 'recepcaoJuridica', jsonb_build_array($1::text), now(), now())`,
    [pessoas.recepcao.email],
  );
  await seed(escritorios, juridico);
}, 120_000);
afterAll(() => app.close());

/** Per office: one to come, one of today, one overdue, one missed, one that the office missed, one pending, one concluded, one cancelled. */
async function seed(escritorios: readonly string[], julia: TestPerson) {
  const objeto = (await julia.rest<{ id: string }>('POST', '/objetos-processo', { descricao: 'Quintos' })).body.id;
  let sequencia = 0;
  const insere = async (escritorio: string, data: string, colunas: Record<string, unknown>) => {
    sequencia += 1;
    const todas = {
      ...{ id: newId(), ano: 2026, sequencia, escritorio_id: escritorio, escritorio_nome: 'X', data },
      ...{ inicio_min: 600, fim_min: 640, tipo_atendimento: 'Presencial', tipo_servico: 'Jurídico' },
      ...{ agendado_por_nome: 'Júlia', criado_em: '2026-11-01T12:00:00Z', atualizado_em: '2026-11-01T12:00:00Z' },
      ...colunas,
    };
    const nomes = Object.keys(todas);
    await app.rows(
      `insert into atendimentos (${nomes.join(', ')}) values (${nomes.map((_, i) => `$${i + 1}`).join(', ')})`,
      Object.values(todas),
    );
  };
  const perdido = (motivo: string) => ({ situacao: 'Concluído', ocorreu: false, motivo_da_falta: motivo });
  for (const [n, escritorio] of escritorios.entries()) {
    for (let vez = 0; vez <= n; vez += 1) {
      await insere(escritorio, DIA, {});
      await insere(escritorio, HOJE, {});
      await insere(escritorio, ONTEM, {});
      await insere(escritorio, ONTEM, perdido('filiado'));
      await insere(escritorio, ONTEM, perdido('escritorio'));
      await insere(escritorio, HOJE, { situacao: 'Aguardando conclusão', ocorreu: true });
      await insere(escritorio, '2026-10-05', {
        ...{ situacao: 'Concluído', ocorreu: true, concluido_em: '2026-10-06T12:00:00Z', novo_processo: false },
      });
      await insere(escritorio, '2026-10-05', {
        ...{ situacao: 'Cancelado', ocorreu: false, motivo_da_falta: 'filiado', cancelado_de: 'Concluído' },
        ...{ cancelado_motivo: 'Engano', cancelado_em: '2026-10-06T12:00:00Z' },
      });
      await insere(escritorio, '2026-10-05', { situacao: 'Excluído', id_origem: `x${n}${vez}` });
    }
    for (const [m, situacao] of ['Em andamento', 'Aguardando manifestação', 'Encerrado', 'Excluído'].entries())
      for (let vez = 0; vez <= n; vez += 1)
        await app.rows(
          `insert into processos_juridicos (id, criado_em, atualizado_em, tipo, numero, tribunal_orgao, data_protocolo, data_referencia,
             escritorio_id, escritorio_nome, objeto_id, situacao, movimentado_em)
           values ($1, now(), now(), 'Administrativo', $2, 'TCU', $3::date, $3::date, $4, 'X', $5, $6, now())`,
          [...[newId(), `${m}${n}${vez}/2026`, `2026-0${m + 1}-10`, escritorio, objeto, situacao]],
        );
  }
}

const PERIODOS = [
  {},
  { dataDe: '2026-11-01', dataAte: '2026-11-30' },
  { dataDe: HOJE, dataAte: HOJE },
  { dataDe: DIA, dataAte: DIA },
  { dataAte: '2026-10-31' },
  { dataDe: '2026-02-01' },
];
const consulta = (filtro: object) =>
  new URLSearchParams(
    Object.fromEntries(Object.entries(filtro).map(([nome, valor]) => [nome, valor === true ? 'sim' : String(valor)])),
  ).toString();
interface Painel {
  contagens: Record<string, number>;
  podeAgendar: boolean;
}
const painel = async (quem: TestPerson, qual: string, dias: object) =>
  (await quem.rest<Painel>('GET', `/juridico/painel/${qual}?${consulta(dias)}`)).body;

describe('panel = lists', () => {
  it.each(PERIODOS.map((dias) => [JSON.stringify(dias), dias] as const))(
    'of appointments in %s',
    async (_nome, dias) => {
      for (const [nome, quem] of Object.entries(pessoas)) {
        const { contagens } = await painel(quem, 'atendimentos', dias);
        const linhas = linhasDeAtendimentos(dias, HOJE);
        expect([nome, new Set(Object.keys(contagens))]).toEqual([nome, new Set(linhas.map(({ id }) => id))]);
        for (const { id, filtro } of linhas) {
          const { body } = await quem.rest<{ total: number }>('GET', `/atendimentos/totais?${consulta(filtro)}`);
          expect([nome, id, contagens[id]]).toEqual([nome, id, body.total]);
        }
      }
    },
  );

  it.each(PERIODOS.map((dias) => [JSON.stringify(dias), dias] as const))('of cases in %s', async (_nome, dias) => {
    for (const [nome, quem] of Object.entries(pessoas)) {
      const { contagens } = await painel(quem, 'processos', dias);
      for (const { id, filtro } of linhasDeProcessos(dias)) {
        const { body } = await quem.rest<{ total: number }>('GET', `/processos/totais?${consulta(filtro)}`);
        expect([nome, id, contagens[id]]).toEqual([nome, id, body.total]);
      }
    }
  });

  it('with the figures that were put there: one office’s, the other’s, both, none', async () => {
    const um = { agendados: 3, vencidos: 1, ausentes: 1, pendentes: 1, cancelados: 1, concluidos: 3 };
    const vezes = (n: number) => Object.fromEntries(Object.entries(um).map(([id, quantos]) => [id, quantos * n]));
    const de = async (quem: TestPerson) => (await painel(quem, 'atendimentos', {})).contagens;
    expect(await de(pessoas.prado)).toEqual(vezes(1));
    expect(await de(pessoas.leal)).toEqual(vezes(2));
    for (const nome of ['juridico', 'visualizador', 'deDois', 'ambos'] as const)
      expect(await de(pessoas[nome])).toEqual(vezes(3));
    expect(await de(pessoas.deNenhum)).toEqual(vezes(0));
    const casos = async (quem: TestPerson) => (await painel(quem, 'processos', {})).contagens;
    expect(await casos(pessoas.leal)).toEqual({ emAndamento: 2, aguardando: 2, encerrados: 2 });
    expect(await casos(pessoas.juridico)).toEqual({ emAndamento: 3, aguardando: 3, encerrados: 3 });
  });
});

it('only the Jurídico role and the reception schedule', async () => {
  const pode = async (quem: TestPerson) => (await painel(quem, 'atendimentos', {})).podeAgendar;
  const { juridico, recepcao, visualizador, prado, ambos } = pessoas;
  expect(await Promise.all([juridico, recepcao, visualizador, prado, ambos].map(pode))).toEqual([
    ...[true, true, false, false, false],
  ]);
});

it('is nobody’s who is not of the legal area, and asks for days in their order', async () => {
  const filiado = await app.person(['filiado']);
  expect((await filiado.rest('GET', '/juridico/painel/atendimentos')).status).toBe(403);
  expect((await filiado.rest('GET', '/juridico/painel/processos')).status).toBe(403);
  const { status } = await pessoas.juridico.rest(
    'GET',
    '/juridico/painel/processos?dataDe=2026-11-02&dataAte=2026-11-01',
  );
  expect(status).toBe(400);
});

describe('figures by month, office and service', () => {
  interface Linha {
    mes: string;
    nomeEscritorio: string;
    tipoServico: string;
    [campo: string]: unknown;
  }
  const numeros = async (quem: TestPerson, query = '') =>
    (await quem.rest<{ linhas: Linha[] }>('GET', `/juridico/numeros${query}`)).body.linhas;

  it('count what was booked for each month and what came of it; an office sees its own', async () => {
    const deLeal = await numeros(pessoas.leal);
    expect(deLeal.map(({ mes, nomeEscritorio, tipoServico }) => [mes, nomeEscritorio, tipoServico])).toEqual([
      ...['2026-12', '2026-11', '2026-10'].map((mes) => [mes, 'Leal', 'Jurídico']),
    ]);
    // Twice each: two overdue or of today, one missed, one that the office missed, one pending.
    expect(deLeal[1]).toMatchObject({ agendados: 10, atendidos: 2, faltas: 2, cancelados: 0, horarios: 0 });
    expect(deLeal[2]).toMatchObject({ agendados: 4, atendidos: 2, faltas: 0, cancelados: 2 });
    const todas = await numeros(pessoas.juridico);
    expect(todas.map(({ nomeEscritorio }) => nomeEscritorio)).toEqual([
      'Leal',
      'Prado',
      'Leal',
      'Prado',
      'Leal',
      'Prado',
    ]);
    expect(await numeros(pessoas.deNenhum)).toEqual([]);
    expect(await numeros(pessoas.juridico, '?dataDe=2026-12-01&tipoServico=Contábil')).toEqual([]);
  });

  it('count the slots of the agendas, blocked ones only where somebody holds them', async () => {
    const [prado] = await app.rows<{ id: string }>(`select id from escritorios where nome = 'Prado'`);
    const { body } = await pessoas.juridico.rest<{ id: string; grade: { id: string }[] }>('POST', '/agendas', {
      ...{ escritorioId: prado?.id, ano: 2026, tipoAtendimento: 'Virtual', tipoServico: 'Contábil' },
      incluir: ['09:00', '10:00', '11:00', '12:00'].map((inicio) => ({
        ...{ data: '2026-12-10', inicio, fim: `${inicio.slice(0, 2)}:40` },
      })),
    });
    await pessoas.juridico.rest('POST', `/agendas/${body.id}/bloquear`, {
      ...{ versao: 1, horarios: [body.grade[0]?.id], motivo: 'Férias' },
    });
    expect(await numeros(pessoas.juridico, '?tipoServico=Contábil')).toMatchObject([
      { mes: '2026-12', nomeEscritorio: 'Prado', agendados: 0, horarios: 3, ocupados: 0 },
    ]);
    expect(await numeros(pessoas.leal, '?tipoServico=Contábil')).toEqual([]);
  });

  it('one that came over from the old system waited nobody knows how long', async () => {
    const [antes] = await numeros(pessoas.leal);
    await app.rows(`update atendimentos set id_origem = 'velho' where id = (select t.id from atendimentos t
      join escritorios e on e.id = t.escritorio_id where e.nome = 'Leal' and t.data = '2026-12-03' limit 1)`);
    const [depois] = await numeros(pessoas.leal);
    expect([depois?.agendados, depois?.comEspera]).toEqual([antes?.agendados, Number(antes?.comEspera) - 1]);
  });

  it('are a spreadsheet of the same rows', async () => {
    const { bytes, status } = await pessoas.leal.rest('GET', '/juridico/numeros/exportar?formato=csv');
    expect(status).toBe(200);
    const [cabeca, ...linhas] = bytes.toString('utf8').trim().split(/\r?\n/);
    expect(cabeca).toContain('Taxa de falta');
    expect(linhas).toHaveLength(3);
    expect(linhas[1]).toContain('50%');
  });
});

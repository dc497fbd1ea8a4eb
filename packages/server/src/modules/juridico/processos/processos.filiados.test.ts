import type { MeusProcessos, ProcessoCompleto } from '@sede/domain/modules/juridico/processos';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestPerson } from '#platform/testing/test-app.ts';
import { type Casos, casosForTests, SEM_CASOS } from '../juridico.processos-for-tests.ts';
import { readDoMembro } from './processos.views.ts';

let c: Casos;
let carla: TestPerson;
beforeAll(async () => {
  c = await casosForTests();
  carla = await c.app.person(['comunicacao'], { nome: 'Carla' });
});
afterAll(() => c.app.close());
beforeEach(() => c.app.rows(`${SEM_CASOS}; delete from avisos`));

const excluir = ({ id, versao }: ProcessoCompleto) => c.julia.rest('POST', `/processos/${id}/excluir`, { versao });
const evento = (id: string, mais: object = {}) =>
  c.julia.rest('POST', `/processos/${id}/eventos`, {
    ...{ titulo: 'Sentença', descricao: 'Procedente.', data: '2026-11-01', ...mais },
  });

describe('communication by case', () => {
  const found = async (id: string) => {
    const { body } = await carla.rest<{ itens: { nome: string }[] }>('GET', `/comunicacoes/filiados?processo=${id}`);
    return body.itens.map(({ nome }) => nome).toSorted();
  };

  it('finds who is linked; of an indeterminate case also whoever is a member today, of its houses; of a deleted one nobody', async () => {
    const um = await c.made(c.judicial({ filiados: c.membros.slice(0, 2) }));
    expect(await found(um.id)).toEqual(['Membro A', 'Membro B']);
    const deTcu = await c.membro('Pessoa do TCU', '15350946056', { empresa: 'TCU' });
    const todos = await c.made(
      c.judicial({ numero: '5/2001', formatoAntigo: true, tribunalOrgao: 'STF', filiados: [deTcu] }),
    );
    const patch = { versao: todos.versao, filiadosIndeterminados: true, orgaos: ['SENADO'] };
    expect((await c.julia.rest('PATCH', `/processos/${todos.id}`, patch)).status).toBe(200);
    await c.app.rows("update filiado_periodos set fim = '2025-01-01' where filiado_id = $1", [c.membros[3]]);
    await c.app.rows('update filiados set falecido = true where id = $1', [c.membros[2]]);
    expect(await found(todos.id)).toEqual(['Membro A', 'Membro B', 'Pessoa do TCU']);
    expect((await excluir(um)).status).toBe(200);
    expect(await found(um.id)).toEqual([]);
    await c.app.rows('update filiado_periodos set fim = null where filiado_id = $1', [c.membros[3]]);
    await c.app.rows('update filiados set falecido = false where id = $1', [c.membros[2]]);
  });

  it('is written down once, counted for a mailing, and tells of the case its number alone', async () => {
    c.app.clock.advance(11 * 60_000);
    const um = await c.made(c.judicial({ titulo: 'Tese sigilosa' }));
    const log = () =>
      c.app.rows<{ detalhe: { processo: string }; quantidade: number }>(
        "select detalhe, quantidade from acessos_dados where tela = 'comunicacoes' and ato = 'abrir' and detalhe ->> 'processo' = $1",
        [um.numero],
      );
    const before = (await log()).length;
    await found(um.id);
    await found(um.id);
    c.app.clock.advance(11 * 60_000);
    const { body } = await carla.rest<{ recebem: number; foraPorMotivo: unknown }>('POST', '/comunicacoes/contar', {
      ...{ selecao: { filtro: { processo: um.id } }, tema: null },
    });
    // Who has no e-mail is counted apart.
    expect(body).toMatchObject({ recebem: 0 });
    await found(um.id);
    expect((await log()).slice(before).map(({ quantidade }) => quantidade)).toEqual([1, 1]);
    const searched = await carla.rest<{ itens: object[] }>('GET', '/comunicacoes/processos?busca=1023344');
    expect(searched.body.itens).toEqual([{ id: um.id, numero: um.numero, titulo: 'Judicial · TRF1' }]);
    expect((await carla.rest<{ itens: object[] }>('GET', '/comunicacoes/processos?busca=sigilosa')).body.itens).toEqual(
      [],
    );
  });
});

it('a member’s timeline and dossier tell of cases what Meus Processos shows: no title, comment, statement or other name', async () => {
  const um = await c.made(c.judicial({ titulo: 'Tese sigilosa', filiados: c.membros.slice(0, 2) }));
  await evento(um.id, { comunicado: true });
  await c.julia.rest('POST', `/processos/${um.id}/comentar`, { comentario: 'Estratégia reservada' });
  const manifestacao = { versao: um.versao + 1, manifestacao: 'Palavra reservada' };
  expect((await c.julia.rest('POST', `/processos/${um.id}/manifestar`, manifestacao)).status).toBe(200);
  const gone = await c.made(c.judicial({ numero: '5/2001', formatoAntigo: true, tribunalOrgao: 'STF' }));
  await evento(gone.id);
  await excluir({ ...gone, versao: gone.versao + 1 });
  const path = `/filiados/${c.membros[0]}/linha-do-tempo?tipo=processos`;
  const { body } = await c.gestora.rest<{ itens: { feito: string; motivo: string; soDia: boolean }[] }>('GET', path);
  expect(body.itens.map(({ feito, motivo }) => [feito, motivo])).toEqual([
    [`Processo judicial ${um.numero}: Sentença`, 'Procedente. · Foi comunicado'],
    [`Processo judicial ${um.numero}`, 'TRF1 · Prado · Em andamento'],
  ]);
  const dossie = JSON.stringify(await readDoMembro({ db: c.app.db }, c.membros[0] ?? ''));
  expect(dossie).toContain('Procedente.');
  expect(dossie).not.toMatch(/sigilosa|reservad|Membro B|5\/2001/);
});

it('a member reads the published collective cases of the own house, while a member', async () => {
  const coletivo = {
    ...{ filiadosIndeterminados: true, filiados: [], publicarAcaoColetiva: true, titulo: 'Reajuste de todos' },
    pessoasTemDireito: 'Quem estava em exercício em 2003.',
  };
  const um = await c.made(c.judicial({ ...coletivo, orgaos: ['SENADO'] }));
  await c.made(
    c.judicial({ ...coletivo, numero: '5/2001', formatoAntigo: true, tribunalOrgao: 'STF', orgaos: ['TCU'] }),
  );
  await c.made(
    c.judicial({
      ...coletivo,
      numero: '6/2001',
      formatoAntigo: true,
      tribunalOrgao: 'STF',
      orgaos: ['SENADO'],
      publicarAcaoColetiva: false,
    }),
  );
  const ana = await c.app.person(['filiado']);
  await c.app.rows('update filiados set usuario_id = $1 where id = $2', [ana.usuarioId, c.membros[0]]);
  const read = async () => (await ana.rest<MeusProcessos>('GET', '/processos/meus')).body;
  expect(await read()).toEqual({
    itens: [],
    coletivas: [
      {
        ...{ id: um.id, tipo: 'Judicial', numero: um.numero, tribunalOrgao: 'TRF1', situacao: 'Em andamento' },
        ...{ linkProcesso: 'https://pje.example/1', titulo: 'Reajuste de todos' },
        pessoasTemDireito: coletivo.pessoasTemDireito,
      },
    ],
  });
  await c.julia.rest('POST', `/processos/${um.id}/filiados`, { filiados: [c.membros[0]] });
  expect(await read()).toMatchObject({ itens: [{ numero: um.numero }], coletivas: [] });
  await c.app.rows('delete from filiados_processos');
  await c.app.rows("update filiado_periodos set fim = '2025-01-01' where filiado_id = $1", [c.membros[0]]);
  expect((await read()).coletivas).toEqual([]);
  await c.app.rows('update filiado_periodos set fim = null where filiado_id = $1', [c.membros[0]]);
});

describe('who is told', () => {
  const avisos = async (who: TestPerson) =>
    (await who.rest<{ itens: { texto: string; caminho: string }[] }>('GET', '/avisos')).body.itens.map(
      ({ texto }) => texto,
    );

  it('the union, when a case is sent for its statement; the office, when it was given; the worklist counts it', async () => {
    const um = await c.made();
    const pendencias = async () =>
      (await c.julia.rest<{ itens: { id: string; quantidade: number }[] }>('GET', '/inicio/pendencias')).body.itens
        .filter(({ id }) => id.startsWith('processos.'))
        .map(({ id, quantidade }) => [id, quantidade]);
    expect(await pendencias()).toEqual([]);
    const sent = await c.elias.rest<ProcessoCompleto>('POST', `/processos/${um.id}/enviar-manifestacao`, {
      versao: um.versao,
    });
    expect(sent.status).toBe(200);
    expect(await avisos(c.julia)).toEqual([
      expect.stringContaining(`enviou o processo ${um.numero} para manifestação`),
    ]);
    expect([await avisos(c.elias), await avisos(c.bia), await avisos(c.vera)]).toEqual([[], [], []]);
    expect(await pendencias()).toEqual([['processos.a-manifestar', 1]]);
    await c.julia.rest('POST', `/processos/${um.id}/manifestar`, {
      ...{ versao: sent.body.versao, manifestacao: 'De acordo.' },
    });
    expect(await avisos(c.elias)).toEqual([`Júlia incluiu uma manifestação no processo ${um.numero}`]);
    expect([await avisos(c.julia), await avisos(c.bia)]).toEqual([[], []]);
    expect(await pendencias()).toEqual([]);
    const { versao } = (await c.julia.rest<ProcessoCompleto>('GET', `/processos/${um.id}`)).body;
    await c.julia.rest('PATCH', `/processos/${um.id}`, { versao, haveraComunicacao: true });
    await evento(um.id, { comunicado: true });
    expect(await pendencias()).toEqual([]);
    await evento(um.id);
    expect(await pendencias()).toEqual([['processos.a-comunicar', 1]]);
    await c.app.rows("update processos_juridicos set a_conferir = '{numero}' where id = $1", [um.id]);
    expect(await pendencias()).toEqual([
      ['processos.a-comunicar', 1],
      ['processos.a-conferir', 1],
    ]);
  });
});
